import type {ContractModel} from '../../src/site-model/contract';
import {readContract} from '../../src/site-model/typedoc/generate';
import {root} from './samples';

let model: Promise<ContractModel> | undefined;

/** The model of the real contract, read once for each test file. */
export function realContract(): Promise<ContractModel> {
  model ??= readContract(root);
  return model;
}
