import {visitParents} from 'unist-util-visit-parents';
import {attributeText} from '../base/attributes';
import type {Problem} from '../base/problem';
import {problemIn, type Fence} from '../site-model/fences/fence';
import type {Page} from '../site-model/pages/page';
import {isWalkthrough, stepsOf} from '../site-model/transforms/walkthrough';
import {noTree, problemAt, type Finding} from './check';

/** What fits next to the text in a window of 1280 pixels. */
const LONGEST = 76;

const range = (from: number, to: number) =>
  to > from ? `Lines ${from} to ${to} have` : `Line ${from} has`;

type Step = ReturnType<typeof stepsOf>[number];

/** The lines of the steps are those of the sample, each once and in their order. */
function stepFinding({step, lines}: Step, next: number, last: number): Finding | null {
  const written = attributeText(step, 'lines');
  const [from, to] = lines ?? [1, 0];
  if (!attributeText(step, 'name')?.trim()) {
    return ['<Step> has no name.', 'say in a few words what its lines are: name="The token"'];
  }
  if (to < from) {
    return [`“lines” of <Step> is “${written}”.`, 'write lines="12-29", or lines="12"'];
  }
  if (from > next) {
    return [`${range(next, from - 1)} no step.`, `begin this one at ${next}, or add one before it`];
  }
  if (from < next) {
    return [`${range(from, Math.min(to, next - 1))} two steps.`, `begin this one at ${next}`];
  }
  return to > last
    ? [`<Step> ends at line ${to} of a sample of ${last}.`, `end it at ${last}`]
    : null;
}

function longLines(fence: Fence): Problem[] {
  return fence.text.split('\n').flatMap((line, index) => {
    const message = `A line of a walkthrough has ${line.length} characters, more than ${LONGEST}.`;
    const remedy = 'break it, so that it fits next to what it does';
    return line.length > LONGEST ? [problemIn(fence, index + 1, message, remedy)] : [];
  });
}

/** Walkthroughs whose steps do not fit their sample. */
export function walkthroughProblems({file, written, fences}: Page): Problem[] {
  const problems: Problem[] = [];
  visitParents(written ?? noTree, 'mdxJsxFlowElement', (node, ancestors) => {
    const parent = ancestors.at(-1);
    const add = (finding: Finding | null, at = node.position) =>
      problems.push(...problemAt(file, at?.start.line ?? 1, finding));
    if (node.name === 'Step' && !(parent && isWalkthrough(parent))) {
      add(['<Step> is outside of <Walkthrough>.', 'put it into one, after the sample']);
    }
    if (!isWalkthrough(node)) {
      return;
    }
    const [code] = node.children;
    const fence = fences.fences.find(({line}) => line === code?.position?.start.line);
    const steps = stepsOf(node);
    if (code?.type !== 'code' || !fence || steps.length !== node.children.length - 1) {
      const message = '<Walkthrough> is something else than one sample and its steps.';
      add([
        message,
        'write the fence first, then <Step lines="1-10" name="…"> for each part of it',
      ]);
      return;
    }
    const last = fence.text.slice(fence.shownFrom).split('\n').length;
    let next = 1;
    for (const it of steps) {
      add(stepFinding(it, next, last), it.step.position);
      next = (it.lines?.[1] ?? next) + 1;
    }
    if (next <= last) {
      add([`${range(next, last)} no step.`, `end the last step at ${last}, or add one`]);
    }
    problems.push(...longLines(fence));
  });
  return problems;
}
