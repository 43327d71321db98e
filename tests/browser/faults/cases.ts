/** The table: what happens, and what the reader must see. */
import {deploymentCases} from './cases/deployment';
import {documentCases} from './cases/document';
import {networkCases} from './cases/network';
import {scriptCases} from './cases/scripts';
import {storageCases} from './cases/storage';
import {addressCases} from './cases/address';
import {strangerCases} from './cases/strangers';
import type {FaultCase} from './reader';

export const CASES: readonly FaultCase[] = [
  ...scriptCases,
  ...documentCases,
  ...networkCases,
  ...storageCases,
  ...addressCases,
  ...strangerCases,
];

/** They need a host of their own, where a deployment can happen. */
export const DEPLOYMENT_CASES: readonly FaultCase[] = deploymentCases;
