import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type ParseError,
} from 'jsonc-parser';
import {lineOf, type Fence} from '../../fences/fence';
import type {Problem} from '../../../base/problem';
import type {Checker, Context} from './checker';

/** Checks a JSON document that begins at `start` of the fence's text, against its type if it has one. */
export function checkDocument(
  fence: Fence,
  start: number,
  type: string | null,
  {schemas}: Context,
): Problem[] {
  const text = fence.text.slice(start);
  const problem = (offset: number, message: string, remedy: string): Problem => ({
    file: fence.file,
    line: lineOf(fence, start + offset),
    message,
    remedy,
  });
  const slips: ParseError[] = [];
  const options = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false};
  const root = parseTree(text, slips, options);
  const [slip] = slips;
  if (slip || !root) {
    const reason = slip ? printParseErrorCode(slip.error) : 'ValueExpected';
    return [
      problem(
        Math.min(slip?.offset ?? 0, text.length),
        `The JSON can't be parsed: ${reason}.`,
        'write strict JSON, without comments and trailing commas',
      ),
    ];
  }
  if (type === null) {
    return [];
  }
  const unknown = schemas.unknownType(type);
  if (unknown) {
    return [
      {
        file: fence.file,
        line: fence.line,
        message: `The contract has no type “${type}”.`,
        remedy: `did you mean “${unknown.nearest}”? Name a type that src/contract/integration.ts exports, or Type[] for a list of them`,
      },
    ];
  }
  return schemas.errors(type, getNodeValue(root)).map(({path, message}) => {
    const node = findNodeAtLocation(root, [...path]) ?? root;
    // A property's line is that of its key.
    const place = node.parent?.type === 'property' ? node.parent : node;
    return problem(
      place.offset,
      `The JSON is no ${type}: ${message}.`,
      'correct the sample, or the contract where the product differs from it',
    );
  });
}

export const json: Checker = (fence, context) => {
  const {type} = fence.meta;
  const untyped: Problem[] =
    type === null
      ? [
          {
            file: fence.file,
            line: fence.line,
            message: 'The JSON names no type.',
            remedy: 'add type="…" with a type of the contract, or unchecked="reason" if none fits',
          },
        ]
      : [];
  return [...untyped, ...checkDocument(fence, 0, type, context)];
};
