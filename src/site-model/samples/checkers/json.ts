import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type ParseError,
} from 'jsonc-parser';
import {lineIn, problemIn, type Fence} from '../../fences/fence';
import type {Problem} from '../../../base/problem';
import type {ContractSchemas} from '../../schema';
import type {Checker} from './checker';

/** Checks a JSON document that begins at `start` of the fence's text, against its type if it has one. */
export function checkDocument(
  fence: Fence,
  start: number,
  type: string | null,
  schemas: ContractSchemas,
): Problem[] {
  const text = fence.text.slice(start);
  const lineAt = (offset: number) => lineIn(fence, start + offset);
  const slips: ParseError[] = [];
  const options = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false};
  const root = parseTree(text, slips, options);
  const [slip] = slips;
  if (slip || !root) {
    const reason = slip ? printParseErrorCode(slip.error) : 'ValueExpected';
    const line = lineAt(Math.min(slip?.offset ?? 0, text.length));
    const remedy = 'write strict JSON, without comments and trailing commas';
    return [problemIn(fence, line, `The JSON can't be parsed: ${reason}.`, remedy)];
  }
  if (type === null) {
    return [];
  }
  const unknown = schemas.unknownType(type);
  if (unknown) {
    const remedy = `did you mean “${unknown.nearest}”? Name a type that src/contract/integration.ts exports, or Type[] for a list of them`;
    return [problemIn(fence, 0, `The contract has no type “${type}”.`, remedy)];
  }
  return schemas.errors(type, getNodeValue(root)).map(({path, message}) => {
    const node = findNodeAtLocation(root, [...path]) ?? root;
    // A property's line is that of its key.
    const {offset} = node.parent?.type === 'property' ? node.parent : node;
    const remedy = 'correct the sample, or the contract where the product differs from it';
    return problemIn(
      fence,
      lineAt(offset),
      `The JSON isn’t of the type ${type}: ${message}.`,
      remedy,
    );
  });
}

export const json: Checker = (fence, schemas) => {
  const {type} = fence.meta;
  const remedy = 'add type="…" with a type of the contract, or unchecked="reason" if none fits';
  const untyped = type === null ? [problemIn(fence, 0, 'The JSON names no type.', remedy)] : [];
  return [...untyped, ...checkDocument(fence, 0, type, schemas)];
};
