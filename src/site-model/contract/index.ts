export type {
  ContractEntry,
  ContractField,
  ContractModel,
  ContractOverload,
  ContractValue,
  EntryKind,
} from './model';
export {getContractModel} from './current';
export {nameKinds, nearestNames, resolveName, splitName} from './resolveName';
export type {NameCard, NameKind, ResolvedName} from './resolveName';
