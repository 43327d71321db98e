/** What our workflows keep to, beyond what makes them valid. */
import {
  LineCounter,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';

/** `line: what is wrong. Remedy: what to do.` */
export type Finding = string;

type Report = (node: unknown, message: string) => void;

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION = /^ v\d+\.\d+\.\d+$/;

function entries(node: unknown): [string, unknown][] {
  return isMap(node) ? node.items.map(({key, value}) => [String(key), value]) : [];
}

function checkPermissions(job: YAMLMap, report: Report): void {
  const permissions = job.get('permissions', true) as unknown;
  if (!isMap(permissions)) {
    report(
      permissions ?? job,
      'the job does not say what it may do. Remedy: permissions, one by one.',
    );
  }
}

function checkStep(step: unknown, report: Report): void {
  if (!isMap(step)) {
    return;
  }
  const run = step.get('run', true) as unknown;
  if (isScalar(run) && String(run.value).includes('${{')) {
    report(
      run,
      'an expression becomes part of a shell command. Remedy: pass it by env, and write "$NAME".',
    );
  }
  const uses = step.get('uses', true) as unknown;
  if (!isScalar(uses)) {
    return;
  }
  const action = String(uses.value);
  if (!PINNED.test(action) || !VERSION.test(uses.comment ?? '')) {
    report(
      uses,
      `${action} can change under us. Remedy: pin its commit, with the version: owner/name@<40 digits> # v1.2.3.`,
    );
  }
  if (
    action.startsWith('actions/checkout@') &&
    step.getIn(['with', 'persist-credentials']) !== false
  ) {
    report(uses, 'the checkout keeps its token. Remedy: with persist-credentials: false.');
  }
}

function checkJob(job: unknown, report: Report): void {
  if (!isMap(job)) {
    return;
  }
  checkPermissions(job, report);
  if (typeof job.get('timeout-minutes') !== 'number') {
    report(job, 'the job may run for six hours. Remedy: timeout-minutes.');
  }
  const steps = job.get('steps', true) as unknown;
  if (isSeq(steps)) {
    steps.items.forEach((step) => checkStep(step, report));
  }
}

export function workflowFindings(text: string): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument<ParsedNode>(text, {lineCounter: lines});
  const findings: Finding[] = document.errors.map(
    ({message, pos}) => `${lines.linePos(pos[0]).line}: ${message}`,
  );
  const report: Report = (node, message) => {
    const start = (node as Node | undefined)?.range?.[0] ?? 0;
    findings.push(`${lines.linePos(start).line}: ${message}`);
  };

  const permissions = document.get('permissions', true) as unknown;
  if (!isMap(permissions) || permissions.items.length > 0) {
    report(permissions, 'jobs start with permissions. Remedy: permissions: {} at the top.');
  }
  if (!isMap(document.get('concurrency', true) as unknown)) {
    report(undefined, 'two runs can meet. Remedy: concurrency at the top.');
  }
  const on = document.get('on', true) as unknown;
  if (isMap(on) && on.has('pull_request_target')) {
    report(on, 'strangers’ code runs with our rights. Remedy: pull_request.');
  }
  entries(document.get('jobs', true)).forEach(([, job]) => checkJob(job, report));
  return findings;
}
