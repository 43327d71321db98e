import type {Problem} from '../base/problem';
import type {ContractModel} from '../site-model/contract';
import {referenceTypes, type ReferenceType} from '../site-model/contract/categories';
import {valuesIn} from '../site-model/schema/examples';
import {problemAt} from './check';

function isComplete({name, comment}: ReferenceType): boolean {
  const parts = comment.examples.flatMap(({text}) => text);
  return parts.some((part) => part.kind === 'code' && valuesIn(part.text, name).length > 0);
}

/** What an interface of the reference lacks: readers look at an example first, and go on from it. */
export function contractProblems(model: ContractModel | null): Problem[] {
  const interfaces = model ? referenceTypes(model).filter(({kind}) => kind === 'interface') : [];
  return interfaces.flatMap((type) => {
    const {name, comment, source} = type;
    const constant = `write an @example with a constant of the type ${name} that is one literal`;
    const next = 'name the types to look up next: @see {@link BetSlip}, {@link Bet}';
    const example = !isComplete(type) && ([`${name} has no complete example.`, constant] as const);
    const see = !comment.see.length && ([`${name} has no @see.`, next] as const);
    return [example, see].flatMap((it) => problemAt(source.file, source.line, it));
  });
}
