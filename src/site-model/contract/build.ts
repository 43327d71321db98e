import {fieldAnchor} from './fieldAnchor';
import type {ApiField, ApiModel, ApiType, ReferenceType} from './api';
import {actionEntries} from './actions';
import {commandEntries, requestEntries} from './entries';
import {nested} from './fields';
import {fieldAnchorIn, integrationPage, propertyAnchor, tabledTypes, typeAnchor} from './places';
import {typeSignature} from './signatures';
import {firstSentence} from './text';
import type {ContractEntry, ContractModel, EntryKind, SourceLine} from './model';

/** Types of the contract that are told as something else than a type. */
const roles = {
  /** Its call signatures are the commands of `SIR`. */
  commands: 'SIRFunction',
  /** Its properties are the requests of an adapter. */
  requests: 'AdapterRequestMap',
  /** Its properties are the widgets, with their properties as types. */
  widgets: 'WidgetPropsMap',
} as const;

const kinds = {interface: 'interface', 'type alias': 'alias', function: 'function'} as const;

/** The widget whose properties a type holds. */
interface Widget {
  readonly name: string;
  readonly isMain: boolean;
}

function widgetsByType(types: readonly ApiType[]): Map<string, Widget> {
  const map = types.find(({name}) => name === roles.widgets);
  const widgets = (map?.properties ?? []).flatMap(({path, type}, index) => {
    const [piece] = type;
    return typeof piece === 'object'
      ? [[piece.type, {name: path, isMain: index === 0}] as const]
      : [];
  });
  return new Map(widgets);
}

function pageHref(route: string, page: string): string {
  return `${route}/${page.replace(/\.md$/, '')}`;
}

interface Place {
  readonly href: string;
  readonly page: string | null;
  readonly field: (field: ApiField) => string;
}

/** Properties of widgets by where they are declared, which may be in an interface they share. */
type PropertyPlaces = ReadonlyMap<string, string>;

const sourceKey = ({file, line}: SourceLine) => `${file}:${line}`;

function widgetPlace(type: ApiType, {name, isMain}: Widget): Place {
  return {
    href: `${integrationPage}#${typeAnchor(type.name)}`,
    page: null,
    field: ({path}) => `${integrationPage}#${propertyAnchor(name, isMain, path)}`,
  };
}

/** Where a type and its fields are told. */
function placeOf(type: ApiType | ReferenceType, route: string, properties: PropertyPlaces): Place {
  if ('page' in type) {
    const href = pageHref(route, type.page);
    return {href, page: href, field: ({path}) => `${href}#${fieldAnchor(path)}`};
  }
  const href = `${integrationPage}#${typeAnchor(type.name)}`;
  const row = ({path}: ApiField) => `${integrationPage}#${fieldAnchorIn(type.name, path)}`;
  return {
    href,
    page: null,
    field: (field) =>
      tabledTypes.includes(type.name)
        ? row(field)
        : (properties.get(sourceKey(field.source)) ?? href),
  };
}

function propertyPlaces(
  types: readonly ApiType[],
  widgets: ReadonlyMap<string, Widget>,
): PropertyPlaces {
  const places = new Map<string, string>();
  for (const type of types) {
    const widget = widgets.get(type.name);
    const place = widget && widgetPlace(type, widget);
    for (const field of place ? type.properties : []) {
      // The first widget's, where widgets share a property.
      const key = sourceKey(field.source);
      places.set(key, places.get(key) ?? place?.field(field) ?? '');
    }
  }
  return places;
}

function typeEntry(type: ApiType, place: Place, widget: Widget | undefined): ContractEntry {
  const {name, comment, declaration, values, value, source} = type;
  const kind: EntryKind = widget ? 'widget property set' : kinds[type.kind];
  const fields: readonly ApiField[] = type.parameters.length ? type.parameters : type.properties;
  return {
    name,
    kind,
    href: place.href,
    page: place.page,
    signature: typeSignature(type),
    declaration,
    sentence: firstSentence(comment.summary),
    comment,
    provisional: comment.provisional,
    fields: nested(fields, place.field),
    overloads: [],
    values: values.map((it) => ({
      type: it.value,
      meaning: it.meaning,
      provisional: it.meaning.some((part) => part.kind === 'provisional'),
      source: it.source,
    })),
    type: type.kind === 'type alias' && !type.isCallable ? value : null,
    widget: widget?.name ?? null,
    source,
  };
}

/** The model from what TypeDoc read. `route`: address of the reference, without base URL. */
export function buildContractModel(api: ApiModel, route: string): ContractModel {
  const all = [...api.types.values(), ...api.beside];
  const widgets = widgetsByType(all);
  const properties = propertyPlaces(all, widgets);
  const types = all.map((type) => {
    const widget = widgets.get(type.name);
    const place = widget ? widgetPlace(type, widget) : placeOf(type, route, properties);
    return typeEntry(type, place, widget);
  });
  const named = (name: string) => all.find((it) => it.name === name);
  return {
    entries: [
      ...types.filter(({kind}) => kind !== 'widget property set'),
      ...types.filter(({kind}) => kind === 'widget property set'),
      ...commandEntries(named(roles.commands)),
      ...actionEntries(api, types),
      ...requestEntries(named(roles.requests), types),
    ],
  };
}
