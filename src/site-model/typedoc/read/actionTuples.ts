import type {SomeType} from 'typedoc';

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
