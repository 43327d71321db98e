import {reportProblems} from '../site-model/report/record';
import type {Check} from './check';

/** What has changed in the contract and nobody has accepted, once it can be read as a whole. */
export const contractReportProblems: Check = ({siteDir, contract, description, facts, problems}) =>
  contract && description && !problems.length
    ? reportProblems(siteDir, {contract, description, facts})
    : [];
