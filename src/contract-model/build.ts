import {fieldAnchor} from '../plugins/api-reference/pages/fieldAnchor';
import type {ApiField, ApiModel, ApiType, ReferenceType} from '../plugins/api-reference/model';
import {actionEntries} from './actions';
import {commandEntries, requestEntries} from './entries';
import {nested} from './fields';
import {fieldAnchorIn, integrationPage, propertyAnchor, typeAnchor} from './places';
import {typeSignature} from './signatures';
import {firstSentence} from './text';
import type {ContractEntry, ContractModel, EntryKind} from './model';

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

export function pageHref(route: string, page: string): string {
  return `${route}/${page.replace(/\.md$/, '')}`;
}

/** Where a type and its fields are told. */
function placeOf(
  type: ApiType | ReferenceType,
  route: string,
  widget: Widget | undefined,
): {href: string; page: string | null; field: (path: string) => string} {
  if ('page' in type) {
    const href = pageHref(route, type.page);
    return {href, page: href, field: (path) => `${href}#${fieldAnchor(path)}`};
  }
  const anchor = (path: string) =>
    widget ? propertyAnchor(widget.name, widget.isMain, path) : fieldAnchorIn(type.name, path);
  return {
    href: `${integrationPage}#${typeAnchor(type.name)}`,
    page: null,
    field: (path) => `${integrationPage}#${anchor(path)}`,
  };
}

function typeEntry(type: ApiType, route: string, widget: Widget | undefined): ContractEntry {
  const {name, comment, declaration, values, value, source} = type;
  const place = placeOf(type, route, widget);
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
    type: type.kind === 'type alias' ? value : null,
    widget: widget?.name ?? null,
    source,
  };
}

/** The model from what TypeDoc read. `route`: address of the reference, without base URL. */
export function buildContractModel(api: ApiModel, route: string): ContractModel {
  const all = [...api.types.values(), ...api.beside];
  const widgets = widgetsByType(all);
  const types = all.map((type) => typeEntry(type, route, widgets.get(type.name)));
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
