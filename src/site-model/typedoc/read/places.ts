import type {DeclarationReflection} from 'typedoc';
import {flat} from '../../contract/fields';
import type {ContractEntry, SourceLine} from '../../contract/model';
import {
  fieldAnchor,
  fieldAnchorIn,
  integrationPage,
  propertyAnchor,
  referencePage,
  shownTypes,
  tabledTypes,
  typeAnchor,
} from '../../contract/places';
import type {HrefOf} from './fields';
import {namedDeclaration} from './objects';

/** Where a type and its fields are documented. */
export interface Place {
  readonly href: string;
  readonly page: string | null;
  readonly field: HrefOf;
}

/** What an entry without a page of its own does not have, but for what it says otherwise. */
export const inRow = {
  page: null,
  declaration: null,
  fields: [],
  overloads: [],
  values: [],
  type: null,
  widget: null,
  reference: null,
} satisfies Partial<ContractEntry>;

/** The widget whose properties a type holds. */
interface Widget {
  readonly name: string;
  readonly isMain: boolean;
}

/** By the type that holds them. `map`: its properties are the widgets, with those types. */
export function widgetsByType(map: DeclarationReflection | undefined): Map<string, Widget> {
  const widgets = (map?.children ?? []).flatMap(({name, type}, index) => {
    const properties = type && namedDeclaration(type);
    return properties ? [[properties.name, {name, isMain: index === 0}] as const] : [];
  });
  return new Map(widgets);
}

export function pagePlace(page: string): Place {
  return {href: page, page, field: ({path}) => `${page}#${fieldAnchor(path)}`};
}

export function widgetPlace(type: string, {name, isMain}: Widget): Place {
  return {
    href: `${integrationPage}#${typeAnchor(type)}`,
    page: null,
    field: ({path}) => `${integrationPage}#${propertyAnchor(name, isMain, path)}`,
  };
}

const sourceKey = ({file, line}: SourceLine) => `${file}:${line}`;

/**
 * Of a type without page. Properties of widgets are documented where the widget is, also those that an
 * interface declares which widgets share: there the first widget's.
 */
export function besidePlace(type: string, widgets: readonly ContractEntry[]): Place {
  const isTabled = tabledTypes.includes(type);
  const place = isTabled || shownTypes.includes(type) ? integrationPage : referencePage;
  const href = `${place}#${typeAnchor(type)}`;
  const properties = new Map(
    widgets
      .flatMap(({fields}) => flat(fields))
      .reverse()
      .map((it) => [sourceKey(it.source), it.href]),
  );
  return {
    href,
    page: null,
    field: ({path, source}) =>
      isTabled
        ? `${integrationPage}#${fieldAnchorIn(type, path)}`
        : (properties.get(sourceKey(source)) ?? href),
  };
}
