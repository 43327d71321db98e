import type {Code, Parents} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeText} from '../../base/attributes';
import type {Element} from '../../base/pageElement';
import {parseMeta} from '../fences/meta';
import {shownLines} from '../highlight/fence';
import {codeParts, type CodeLink} from '../highlight/html';

const isElement = (node: {type: string}, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as Element).name === name;

export const isWalkthrough = (node: Parents): node is MdxJsxFlowElement =>
  isElement(node, 'Walkthrough');

/** The steps of a walkthrough, each with its lines, from 1; `null` for what are no lines. */
export function stepsOf({children}: MdxJsxFlowElement): {
  readonly step: MdxJsxFlowElement;
  readonly lines: readonly [from: number, to: number] | null;
}[] {
  return children.flatMap((step) => {
    if (!isElement(step, 'Step')) {
      return [];
    }
    const found = /^(?<from>\d+)(?:-(?<to>\d+))?$/.exec(attributeText(step, 'lines') ?? '');
    const {from, to = from} = found?.groups ?? {};
    return {step, lines: from ? ([Number(from), Number(to)] as const) : null};
  });
}

const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value,
});

/** Gives each step of a walkthrough its lines of the fence, in colour; nothing is left of the fence. */
export function takeApart(
  walkthrough: MdxJsxFlowElement,
  fence: Code,
  links: readonly CodeLink[],
): void {
  const {title, highlighted} = parseMeta(fence.meta ?? '').meta;
  const steps = stepsOf(walkthrough);
  const first = steps.map(({lines}) => (lines?.[0] ?? 1) - 1);
  const language = fence.lang ?? 'text';
  const parts = codeParts(shownLines(fence.value, highlighted), first, {language, links});
  const written = attribute('language', language);
  steps.forEach(({step}, index) => {
    const kept = step.attributes.filter((it) => 'name' in it && it.name !== 'lines');
    step.attributes = [...kept, written, attribute('html', parts[index] ?? '')];
  });
  walkthrough.attributes = [attribute('title', title ?? ''), written];
  walkthrough.children = steps.map(({step}) => step);
}
