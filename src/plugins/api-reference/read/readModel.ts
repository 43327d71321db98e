import type {DeclarationReflection, ProjectReflection, Reflection, Router} from 'typedoc';
import type {TypeDoc} from '../native-modules';
import type {ApiKind, ApiModel, ApiType, ApiTypeParameter, ApiValue} from '../model';
import {readActions} from './actions';
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
    const isDocumented = (it: Reflection) => it.parent === project && kindOf(typedoc, it) !== null;
    this.printer = new TypePrinter(typedoc.ReflectionKind.ConstructorSignature, isDocumented);
    this.comments = new CommentReader(isDocumented);
    this.fields = new FieldReader(this.printer, this.comments);
  }

  read(reflection: DeclarationReflection, kind: ApiKind, category: string): ApiType {
    const {type} = reflection;
    const object = type?.type === 'reflection' ? type.declaration : null;
    const [signature] = reflection.signatures ?? object?.signatures ?? [];
    const typeParameters = reflection.typeParameters ?? signature?.typeParameters ?? [];
    const place = this.input.sources.place(reflection.getFriendlyFullName());
    return {
      name: reflection.name,
      kind,
      category,
      page: this.input.router.getFullUrl(reflection),
      source: place ? this.input.sourceName(place.file) : '',
      declaration: this.input.sources.declaration(reflection),
      comment: this.comments.read(reflection.comment ?? signature?.comment),
      extends: (reflection.extendedTypes ?? []).map((it) => this.printer.print(it)),
      typeParameters: typeParameters.map((it): ApiTypeParameter => ({
        name: it.name,
        constraint: it.type ? this.printer.print(it.type) : null,
        default: it.default ? this.printer.print(it.default) : null,
        comment: this.comments.read(it.comment),
      })),
      properties: this.fields.properties(object ?? reflection),
      parameters: (signature?.parameters ?? []).flatMap((it) => this.fields.parameter(it)),
      actions: readActions(this.printer, signature),
      values: this.values(reflection),
      value: signature || type ? this.printer.print(signature?.type ?? type) : null,
    };
  }

  private values({type}: DeclarationReflection): ApiValue[] {
    return type?.type === 'union'
      ? type.types.map((member, index) => ({
          value: this.printer.print(member),
          meaning: this.comments.text(type.elementSummaries?.[index] ?? []),
        }))
      : [];
  }
}

export function readModel(input: ModelInput): ApiModel {
  const reader = new TypeReader(input);
  const categories = input.categories.flatMap((title) => {
    const children = input.project.categories?.find((it) => it.title === title)?.children ?? [];
    const types = children.flatMap((child) => {
      const kind = kindOf(input.typedoc, child);
      return kind && child.isDeclaration() ? [reader.read(child, kind, title)] : [];
    });
    types.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return types.length ? [{title, types}] : [];
  });
  const types = new Map(categories.flatMap((it) => it.types).map((it) => [it.name, it]));
  return {categories, types};
}
