import type {DeclarationReflection, ProjectReflection, Reflection, Router} from 'typedoc';
import type {ContractEntry, ContractModel, TypeKind} from '../../contract/model';
import {referencePage} from '../../contract/places';
import type {TypeDoc} from '../native/modules';
import {categories} from '../options';
import {actionEntries} from './actions';
import {commandEntries} from './commands';
import {CommentReader} from './comment';
import {besidePlace, pagePlace, widgetPlace, widgetsByType, type Place} from './places';
import {requestEntries} from './requests';
import type {SourceReader} from './source';
import {TypePrinter} from './typeText';
import {signatureOf, typeEntry, type TypeReaders} from './types';

/** Types of the contract that are documented as something else than a type. */
const roles = {
  /** Its call signatures are the commands of `SIR`. */
  commands: 'SIRFunction',
  /** Its properties are the requests of an adapter. */
  requests: 'AdapterRequestMap',
  /** Its properties are the widgets, with their properties as types. */
  widgets: 'WidgetPropsMap',
} as const;

interface ModelInput {
  readonly typedoc: TypeDoc;
  readonly project: ProjectReflection;
  readonly router: Router;
  readonly sources: SourceReader;
  readonly sourceName: (file: string) => string;
  readonly hasPage: (reflection: Reflection) => boolean;
}

export function kindOf(typedoc: TypeDoc, reflection: Reflection): TypeKind | null {
  const {ReflectionKind} = typedoc;
  return reflection.kindOf(ReflectionKind.Interface)
    ? 'interface'
    : reflection.kindOf(ReflectionKind.TypeAlias)
      ? 'alias'
      : reflection.kindOf(ReflectionKind.Function)
        ? 'function'
        : null;
}

/** What `@category` says. */
export function categoryOf(project: ProjectReflection, child: DeclarationReflection): string {
  const found = project.categories?.find(({children}) => children.includes(child));
  return found?.title ?? 'none';
}

function readersOf({typedoc, project, sources, sourceName}: ModelInput): TypeReaders {
  const isExported = (it: Reflection) => it.parent === project && kindOf(typedoc, it) !== null;
  return {
    printer: new TypePrinter(typedoc.ReflectionKind.ConstructorSignature, isExported),
    comments: new CommentReader(isExported),
    sources,
    sourceName,
    sourceOf(reflection) {
      const {file, line} = sources.placeOf(reflection);
      return {file: sourceName(file), line};
    },
  };
}

/** Types with a page by category and name, also of a category that is none; then all others. */
function inOrder({project, hasPage}: ModelInput): DeclarationReflection[] {
  const children = project.children ?? [];
  const rank = (it: DeclarationReflection) =>
    hasPage(it)
      ? (categories.indexOf(categoryOf(project, it)) + categories.length + 1) %
        (categories.length + 1)
      : categories.length + 1;
  const byName = (a: DeclarationReflection, b: DeclarationReflection) =>
    hasPage(a) ? a.name.localeCompare(b.name, 'en') : 0;
  return [...children].sort((a, b) => rank(a) - rank(b) || byName(a, b));
}

export function readModel(input: ModelInput): ContractModel {
  const {project, typedoc, router, hasPage} = input;
  const readers = readersOf(input);
  const declared = inOrder(input);
  const named = (name: string) => declared.find((it) => it.name === name);
  const widgets = widgetsByType(named(roles.widgets));

  const read = (reflection: DeclarationReflection, place: Place): ContractEntry[] => {
    const kind = kindOf(typedoc, reflection);
    const category = categoryOf(project, reflection);
    const widget = widgets.get(reflection.name)?.name ?? null;
    return kind ? [typeEntry(readers, reflection, {kind, category, place, widget})] : [];
  };
  // First, since other types share properties with them.
  const sets = declared.flatMap((it) => {
    const widget = widgets.get(it.name);
    return widget ? read(it, widgetPlace(it.name, widget)) : [];
  });
  const page = (it: Reflection) =>
    `${referencePage}/${router.getFullUrl(it).replace(/\.mdx$/, '')}`;
  const types = declared
    .filter(({name}) => !widgets.has(name))
    .flatMap((it) => read(it, hasPage(it) ? pagePlace(page(it)) : besidePlace(it.name, sets)));

  const entries = [...types, ...sets];
  const callback = types.find(({reference}) => reference?.actions.length);
  const called = callback && named(callback.name);
  return {
    entries: [
      ...entries,
      ...commandEntries(readers, named(roles.commands)),
      ...(called ? actionEntries(readers, callback, signatureOf(called), entries) : []),
      ...requestEntries(
        types.find(({name}) => name === roles.requests),
        entries,
      ),
    ],
  };
}
