import type {ContractSchemas} from '../../schema';
import type {Fence} from '../../fences/fence';
import type {Problem} from '../../../base/problem';

/** Says what is wrong with a fence as a text of its language. */
export type Checker = (fence: Fence, schemas: ContractSchemas) => Problem[] | Promise<Problem[]>;
