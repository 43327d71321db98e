import type {DeclarationReflection, ProjectReflection, Reflection, Router} from 'typedoc';
import type {TypeDoc} from '../native/modules';
import type {
  ApiKind,
  ApiModel,
  ApiType,
  ApiTypeParameter,
  ApiValue,
  ReferenceType,
  SourceLine,
} from '../../contract/api';
import {readActions} from './actions';
import {readCommands} from './commands';
import {CommentReader} from './comment';
import {FieldReader} from './fields';
import type {SourceReader} from './source';
import {TypePrinter} from './typeText';

export interface ModelInput {
  readonly typedoc: TypeDoc;
  readonly project: ProjectReflection;
  readonly router: Router;
  readonly sources: SourceReader;
  readonly categories: readonly string[];
  /** A source file as readers should see it named. */
  readonly sourceName: (file: string) => string;
  readonly hasPage: (reflection: Reflection) => boolean;
}

export function kindOf(typedoc: TypeDoc, reflection: Reflection): ApiKind | null {
  const {ReflectionKind} = typedoc;
  return reflection.kindOf(ReflectionKind.Interface)
    ? 'interface'
    : reflection.kindOf(ReflectionKind.TypeAlias)
      ? 'type alias'
      : reflection.kindOf(ReflectionKind.Function)
        ? 'function'
        : null;
}

class TypeReader {
  private readonly printer: TypePrinter;
  private readonly comments: CommentReader;
  private readonly fields: FieldReader;

  constructor(private readonly input: ModelInput) {
    const {typedoc, project} = input;
    const isExported = (it: Reflection) => it.parent === project && kindOf(typedoc, it) !== null;
    this.printer = new TypePrinter(typedoc.ReflectionKind.ConstructorSignature, isExported);
    this.comments = new CommentReader(isExported);
    this.fields = new FieldReader(this.printer, this.comments, (it) => this.sourceOf(it));
  }

  read(reflection: DeclarationReflection, kind: ApiKind, category: string): ApiType {
    const {type} = reflection;
    const object = type?.type === 'reflection' ? type.declaration : null;
    const [signature] = reflection.signatures ?? object?.signatures ?? [];
    const typeParameters = reflection.typeParameters ?? signature?.typeParameters ?? [];
    const commands = readCommands(this.fields, this.comments, reflection.signatures, (it) =>
      this.sourceOf(it),
    );
    return {
      name: reflection.name,
      kind,
      category,
      source: this.sourceOf(reflection),
      declaration: this.input.sources.declaration(reflection),
      comment: this.comments.read(reflection.comment ?? signature?.comment),
      extends: (reflection.extendedTypes ?? []).map((it) => this.printer.print(it)),
      typeParameters: typeParameters.map((it): ApiTypeParameter => ({
        name: it.name,
        constraint: it.type ? this.printer.print(it.type) : null,
        default: it.default ? this.printer.print(it.default) : null,
        comment: this.comments.read(it.comment),
      })),
      properties:
        type?.type === 'intersection'
          ? (this.fields.ofType(type) ?? [])
          : this.fields.properties(object ?? reflection),
      isCallable: signature !== undefined,
      parameters: commands.length
        ? []
        : (signature?.parameters ?? []).flatMap((it) => this.fields.parameter(it)),
      actions: readActions(this.printer, this.fields, signature),
      commands,
      values: this.values(reflection),
      value: signature || type ? this.printer.print(signature?.type ?? type) : null,
    };
  }

  private sourceOf(reflection: Reflection): SourceLine {
    return this.sourceLine(this.input.sources.placeOf(reflection));
  }

  private sourceLine({file, line}: SourceLine): SourceLine {
    return {file: this.input.sourceName(file), line};
  }

  private values(alias: DeclarationReflection): ApiValue[] {
    const {type} = alias;
    if (type?.type !== 'union') {
      return [];
    }
    const places = this.input.sources.unionPlaces(alias);
    return type.types.map((member, index) => {
      const place = places[index];
      return {
        value: this.printer.print(member),
        meaning: this.comments.text(type.elementSummaries?.[index] ?? []),
        source: place ? this.sourceLine(place) : this.sourceOf(alias),
      };
    });
  }
}

export function readModel(input: ModelInput): ApiModel {
  const {project, router, typedoc, hasPage} = input;
  const reader = new TypeReader(input);
  const read = (child: Reflection, category: string): ApiType[] => {
    const kind = kindOf(typedoc, child);
    return kind && child.isDeclaration() ? [reader.read(child, kind, category)] : [];
  };
  const categories = input.categories.flatMap((title) => {
    const children = project.categories?.find((it) => it.title === title)?.children ?? [];
    const types = children
      .filter(hasPage)
      .flatMap((child): ReferenceType[] =>
        read(child, title).map((it) => ({...it, page: router.getFullUrl(child)})),
      );
    types.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return types.length ? [{title, types}] : [];
  });
  const types = new Map(categories.flatMap((it) => it.types).map((it) => [it.name, it]));
  const beside = (project.children ?? [])
    .filter((child) => !hasPage(child))
    .flatMap((child) => read(child, ''));
  return {categories, types, beside};
}
