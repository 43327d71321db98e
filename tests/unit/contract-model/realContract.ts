import path from 'node:path';
import type {ContractModel} from '../../../src/site-model/contract';
import {readContract} from '../../../src/site-model/typedoc/readContract';

export const repository = path.resolve(__dirname, '../../..');

let model: Promise<ContractModel> | undefined;

/** The model of the real contract, read once for each test file. */
export function realContract(): Promise<ContractModel> {
  model ??= readContract(repository);
  return model;
}
