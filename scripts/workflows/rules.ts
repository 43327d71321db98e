/** What our workflows keep to, beyond what makes them valid. */
import {
  LineCounter,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Node,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';

/** `line: what is wrong. Remedy: what to do.` */
type Finding = string;

type Report = (node: unknown, message: string) => void;

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION = /^ v\d+\.\d+\.\d+$/;
const IMAGE = /@sha256:[0-9a-f]{64}$/;
const RUNNER = /^ubuntu-\d+\.\d+$/;

/** Inputs that actions run as a program. GitHub takes names of inputs in any case. */
const SCRIPTS = /^(?:script|run|command|args|entrypoint)$/i;

/** What may start a workflow. Others run what strangers send with the rights of the repository. */
const EVENTS = ['push', 'pull_request', 'schedule', 'workflow_dispatch'];

/** What a job may do beyond reading, and that on `main` alone: deploy. */
const WRITES = new Set(['pages', 'id-token']);
const ON_MAIN = "github.ref == 'refs/heads/main'";

const textOf = (node: unknown): string | null => (isScalar(node) ? String(node.value) : null);

function entries(node: unknown): [string, unknown][] {
  return isMap(node) ? node.items.map(({key, value}) => [String(key), value]) : [];
}

/** The events of `on: push`, `on: [push]` and `on: {push: …}`. */
function eventsOf(on: unknown): [string, unknown][] {
  if (isSeq(on)) {
    return on.items.map((item) => [String(item), item]);
  }
  if (isMap(on)) {
    return on.items.map(({key}) => [String(key), key]);
  }
  return isScalar(on) ? [[String(on.value), on]] : [];
}

function checkPermissions(job: YAMLMap, events: ReadonlySet<string>, report: Report): void {
  const permissions = job.get('permissions', true) as unknown;
  if (!isMap(permissions)) {
    report(
      permissions ?? job,
      'the job does not say what it may do. Remedy: permissions, one by one.',
    );
  }
  const condition = job.get('if');
  const isOnMain = condition === ON_MAIN;
  for (const [name, value] of entries(permissions)) {
    const access = textOf(value);
    if (access === 'read' || access === 'none') {
      continue;
    }
    if (!WRITES.has(name)) {
      report(value, `no job of ours has ${name}: ${access}. Remedy: read, or do it by hand.`);
    } else if (events.has('pull_request')) {
      report(value, `a pull request gets ${name}: ${access}. Remedy: a workflow of its own.`);
    } else if (!isOnMain) {
      report(value, `any branch gets ${name}: ${access}. Remedy: if: ${ON_MAIN}`);
    }
  }
}

/** Where a job runs, and in what: nothing that can change under us, or keeps what a run leaves. */
function checkPlace(job: YAMLMap, report: Report): void {
  const runner = job.get('runs-on', true) as unknown;
  const uses = job.get('uses', true) as unknown;
  if (uses) {
    report(uses, 'the steps are in a workflow that is not checked here. Remedy: steps.');
  } else if (!RUNNER.test(textOf(runner) ?? '')) {
    report(runner ?? job, 'the runner is none of GitHub’s by version. Remedy: ubuntu-24.04.');
  }
  const services = entries(job.get('services', true)).map(([, service]) => service);
  for (const container of [job.get('container', true) as unknown, ...services]) {
    const image: unknown = isMap(container) ? container.get('image', true) : container;
    if (container && !IMAGE.test(textOf(image) ?? '')) {
      report(container, 'the image can change under us. Remedy: name@sha256:<64 digits>.');
    }
    if (isMap(container) && container.has('options')) {
      report(container, 'options can give the container the machine. Remedy: none.');
    }
  }
}

function checkStep(step: unknown, events: ReadonlySet<string>, report: Report): void {
  if (!isMap(step)) {
    return;
  }
  const scripts = entries(step.get('with', true)).filter(([name]) => SCRIPTS.test(name));
  const code: readonly (readonly [string, unknown])[] = [
    ['a shell command', step.get('run', true)],
    ['a shell command', step.get('shell', true)],
    ...scripts.map(([, node]) => ['a script', node] as const),
  ];
  for (const [kind, node] of code) {
    if (textOf(node)?.includes('${{')) {
      report(
        node,
        `an expression becomes part of ${kind}. Remedy: pass it by env, and read it from there.`,
      );
    }
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
  if (events.has('push') && /^actions\/cache(?:\/restore)?@/i.test(action)) {
    report(uses, 'what is deployed begins with what another run left. Remedy: actions/cache/save.');
  }
  if (
    action.toLowerCase().startsWith('actions/checkout@') &&
    step.getIn(['with', 'persist-credentials']) !== false
  ) {
    report(uses, 'the checkout keeps its token. Remedy: with persist-credentials: false.');
  }
  if (
    action.toLowerCase().startsWith('actions/upload-pages-artifact@') &&
    step.getIn(['with', 'include-hidden-files']) !== true
  ) {
    report(uses, 'the upload drops .well-known. Remedy: with include-hidden-files: true.');
  }
}

function checkJob(job: unknown, events: ReadonlySet<string>, report: Report): void {
  if (!isMap(job)) {
    return;
  }
  checkPermissions(job, events, report);
  checkPlace(job, report);
  if (job.has('defaults')) {
    report(job.get('defaults', true), 'a shell for all steps hides. Remedy: name it in a step.');
  }
  if (typeof job.get('timeout-minutes') !== 'number') {
    report(job, 'the job may run for six hours. Remedy: timeout-minutes.');
  }
  const steps = job.get('steps', true) as unknown;
  if (isSeq(steps)) {
    steps.items.forEach((step) => checkStep(step, events, report));
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

  const permissions = document.get('permissions', true);
  if (!isMap(permissions) || permissions.items.length > 0) {
    report(permissions, 'jobs start with permissions. Remedy: permissions: {} at the top.');
  }
  if (!isMap(document.get('concurrency', true))) {
    report(undefined, 'two runs can meet. Remedy: concurrency at the top.');
  }
  visit(document, {
    Alias: (_, node) => report(node, 'an alias hides what it means. Remedy: write it out.'),
  });
  const events = eventsOf(document.get('on', true));
  for (const [event, node] of events.filter(([name]) => !EVENTS.includes(name))) {
    report(
      node,
      `strangers’ code may run with our rights at ${event}. Remedy: ${EVENTS.join(', ')}.`,
    );
  }
  if (events.length === 0) {
    report(undefined, `nothing says when it runs. Remedy: on, with ${EVENTS.join(', ')}.`);
  }
  if (document.has('defaults')) {
    report(
      document.get('defaults', true),
      'a shell for all steps hides. Remedy: name it in a step.',
    );
  }
  const names = new Set(events.map(([name]) => name));
  entries(document.get('jobs', true)).forEach(([, job]) => checkJob(job, names, report));
  return findings;
}
