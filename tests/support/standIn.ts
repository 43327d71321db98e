import {expect, onTestFinished} from 'vitest';
import {StandIn} from '../../src/stand-in/loader/standIn';

export type {StandIn};

/** The loader's stand-in for a sample: the test fails where the sample breaks a rule of adapters. */
export function standIn(): StandIn {
  const loader = new StandIn();
  onTestFinished(() => expect(loader.log.findings, 'findings about the adapter').toEqual([]));
  return loader;
}
