import path from 'node:path';
import type {ContractModel} from '../../../src/contract-model';
import {readContract} from '../../../src/plugins/api-reference/readContract';

export const repository = path.resolve(__dirname, '../../..');

let model: Promise<ContractModel> | undefined;

/** The model of the real contract, read once for each test file. */
export function realContract(): Promise<ContractModel> {
  model ??= readContract(repository);
  return model;
}
