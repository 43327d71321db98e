/** The contract as a value, and what its names stand for. */
export type {ContractEntry, ContractField, ContractModel, EntryKind} from './model';
export {nearestNames, resolveName, splitName} from './resolveName';
export type {ResolvedName} from './resolveName';
