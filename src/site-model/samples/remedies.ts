/** What to do about errors that authors meet often, by the compiler's number. */
const REMEDIES: Readonly<Record<number, string>> = {
  1361: 'declare it above // ---cut---; the contract describes it and holds no value for it',
  2304: 'import what is of the contract, import type {BetSlip} from “virtual-stadium”; declare anything else, above // ---cut--- if readers need not see it, or continue an earlier fence with “continue”',
  2307: 'import from “virtual-stadium”, from the title of another fence of the page with its extension (“./adapter.js”), or from a package of package.json',
  2339: 'use what the contract has, or declare what is the page’s own above // ---cut---',
  2353: 'use a property that the contract has; where the contract was renamed, rename it here too',
  2531: 'handle null, as the reader’s page has to',
  2552: 'correct the name, or declare it above // ---cut---',
  7006: 'give the parameter a type; JavaScript says it in a comment: /** @param {string} name */',
  7031: 'give the parameter a type; JavaScript says it in a comment: /** @param {{name: string}} it */',
  18047: 'handle null, as the reader’s page has to',
  18048: 'handle undefined, as the reader’s page has to',
};

export function remedyFor(code: number): string {
  return (
    REMEDIES[code] ??
    `correct the sample; if it shows the error on purpose, add errors="${code}" to its fence`
  );
}
