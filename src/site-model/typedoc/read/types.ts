import type {DeclarationReflection, SignatureReflection} from 'typedoc';
import type {ContractEntry, ContractField, ContractValue, TypeKind} from '../../contract/model';
import {typeSignature} from '../../contract/signatures';
import {firstSentence} from '../../contract/text';
import {namesIn} from '../../contract/uses';
import {actionsOf} from './actions';
import {commandOf} from './commands';
import {FieldReader, type Readers} from './fields';
import type {Place} from './places';
import type {SourceReader} from './source';

export interface TypeReaders extends Readers {
  readonly sources: SourceReader;
  /** A source file as readers should see it named. */
  readonly sourceName: (file: string) => string;
}

interface Told {
  readonly kind: TypeKind;
  readonly category: string;
  readonly place: Place;
  /** Name of the widget whose properties the type holds. */
  readonly widget: string | null;
}

/** What is called where a type is a function. */
export function signatureOf({type, signatures}: DeclarationReflection) {
  const object = type?.type === 'reflection' ? type.declaration : null;
  return (signatures ?? object?.signatures)?.[0];
}

/** The signatures of an interface can be commands, which have an entry each. */
function parametersOf(kind: TypeKind, signature: SignatureReflection | undefined) {
  const isCommand = kind === 'interface' && signature && commandOf(signature) !== null;
  return isCommand ? [] : (signature?.parameters ?? []);
}

function valuesOf(
  {comments, printer, sources, sourceName, sourceOf}: TypeReaders,
  alias: DeclarationReflection,
): ContractValue[] {
  const {type} = alias;
  if (type?.type !== 'union') {
    return [];
  }
  const places = sources.unionPlaces(alias);
  return type.types.map((member, index) => {
    const place = places[index];
    const meaning = comments.text(type.elementSummaries?.[index] ?? []);
    return {
      type: printer.print(member),
      meaning,
      provisional:
        (alias.comment?.hasModifier('@provisional') ?? false) ||
        meaning.some((it) => it.kind === 'provisional' && !it.text),
      source: place ? {file: sourceName(place.file), line: place.line} : sourceOf(alias),
    };
  });
}

export function typeEntry(
  readers: TypeReaders,
  reflection: DeclarationReflection,
  {kind, category, place, widget}: Told,
): ContractEntry {
  const {printer} = readers;
  const {name, type} = reflection;
  const reader = new FieldReader(readers, place.field);
  const signature = signatureOf(reflection);
  const generic = reflection.typeParameters ?? signature?.typeParameters ?? [];
  const typeParameters = generic.map((it) => reader.typeParameter(it));
  const parents = (reflection.extendedTypes ?? []).map((it) => printer.print(it));
  const parameters = parametersOf(kind, signature).map((it) => reader.parameter(it));
  const object = type?.type === 'reflection' ? type.declaration : reflection;
  const properties =
    type?.type === 'intersection' ? (reader.ofType(type) ?? []) : reader.properties(object);
  const result = (signature ?? type) ? printer.print(signature?.type ?? type) : [];
  const limits = generic.flatMap((it) => [it.type, it.default]).filter((it) => it !== undefined);
  const declaration = readers.sources.declaration(reflection);
  const comment = readers.comments.read(reflection.comment ?? signature?.comment);
  // An alias also takes fields from types that are not marked.
  const whole = (fields: readonly ContractField[]): readonly ContractField[] =>
    comment.provisional
      ? fields.map((it) => ({...it, provisional: true, fields: whole(it.fields)}))
      : fields;
  return {
    name,
    kind: widget === null ? kind : 'widget property set',
    href: place.href,
    page: place.page,
    signature: typeSignature({
      name,
      kind,
      declaration,
      typeParameters,
      extends: parents,
      properties,
      parameters,
      result,
    }),
    declaration,
    sentence: firstSentence(comment.summary),
    comment,
    provisional: comment.provisional,
    fields: whole(parameters.length ? parameters : properties),
    overloads: [],
    values: valuesOf(readers, reflection),
    type: kind === 'alias' && !signature ? result : null,
    widget,
    reference:
      place.page === null
        ? null
        : {
            category,
            // The value of an object alias is documented field by field.
            names: namesIn([
              ...parents.flat(),
              ...limits.flatMap((it) => printer.print(it)),
              ...(properties.length ? [] : result),
            ]),
            typeParameters,
            properties: parameters.length ? properties : null,
            actions: actionsOf(printer, signature).map(({told}) => told),
          },
    source: readers.sourceOf(reflection),
  };
}
