import type {ContractSchemas} from '../../schema';
import type {Fence} from '../../fences/fence';
import type {Problem} from '../../../base/problem';

/** What a checker of one language may ask. */
export interface Context {
  readonly schemas: ContractSchemas;
}

/** Says what is wrong with a fence as a text of its language. */
export type Checker = (fence: Fence, context: Context) => Problem[] | Promise<Problem[]>;

/** A problem at a line of the fence's text, counted from 1. */
export function at(fence: Fence, line: number, message: string, remedy: string): Problem {
  return {file: fence.file, line: fence.line + line, message, remedy};
}
