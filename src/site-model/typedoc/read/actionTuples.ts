import type {SomeType} from 'typedoc';

function actionTuple(type: SomeType) {
  const elements = type.type === 'tuple' ? type.elements : [];
  const [first, second] = elements.filter((it) => it.type === 'namedTupleMember');
  const action = first?.element;
  return action?.type === 'literal' && typeof action.value === 'string'
    ? {
        action: action.value,
        data: second?.element ?? null,
        optional: second?.isOptional ?? false,
      }
    : null;
}

/** The members `[type: 'CopyBet', data?: X]` of a union of argument lists of actions. */
export function actionTuples(type: SomeType | undefined) {
  const tuples = type?.type === 'union' ? type.types.map(actionTuple) : [];
  const found = tuples.filter((it) => it !== null);
  return found.length === tuples.length ? found : [];
}
