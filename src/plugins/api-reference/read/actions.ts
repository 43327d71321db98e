import type {SignatureReflection, SomeType} from 'typedoc';
import type {ApiAction} from '../model';
import type {FieldReader} from './fields';
import type {TypePrinter} from './typeText';

interface ActionTuple {
  readonly action: string;
  readonly data: SomeType | null;
  readonly optional: boolean;
}

function actionTuple(type: SomeType): ActionTuple | null {
  if (type.type !== 'tuple') {
    return null;
  }
  const [first, second] = type.elements;
  const action = first?.type === 'namedTupleMember' ? first.element : first;
  if (action?.type !== 'literal' || typeof action.value !== 'string') {
    return null;
  }
  return {
    action: action.value,
    data:
      second?.type === 'namedTupleMember'
        ? second.element
        : second?.type === 'optional'
          ? second.elementType
          : (second ?? null),
    optional:
      second?.type === 'optional' || (second?.type === 'namedTupleMember' && second.isOptional),
  };
}

/** The members of a union of argument lists that each begin with the name of an action. */
export function actionTuples(type: SomeType | undefined): ActionTuple[] {
  const tuples = type?.type === 'union' ? type.types.map(actionTuple) : [];
  const found = tuples.filter((it) => it !== null);
  return found.length === tuples.length ? found : [];
}

export function readActions(
  printer: TypePrinter,
  fields: FieldReader,
  signature: SignatureReflection | undefined,
): ApiAction[] {
  return actionTuples(signature?.parameters?.at(-1)?.type).map(({action, data, optional}) => ({
    action,
    payload: data && printer.print(data),
    optional,
    fields: fields.ofType(data ?? undefined) ?? [],
  }));
}
