import {createHash} from 'node:crypto';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page carries within its HTML, as sources of a policy, and what no policy of ours lets run. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  readonly problems: readonly string[];
}

/** Scripts of any other type are data, such as JSON-LD: no policy applies to them. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

const EMBEDS = new Set(['applet', 'base', 'embed', 'frame', 'iframe', 'object', 'portal']);

/** What React renders; on a navigation it is made in the browser, where the page has its policy already. */
const CONTENT_ID = '__docusaurus';

/** A source expression: the text as the browser hashes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function textOf({childNodes}: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function problemsOf({tagName, attrs}: Element): string[] {
  const handlers = attrs.filter(({name}) => name.startsWith('on'));
  const addresses = attrs.filter(({name}) => /^(?:href|src|action|formaction)$/.test(name));
  return [
    ...handlers.map(
      ({name}) => `<${tagName} ${name}> never runs. Remedy: listen in a client module.`,
    ),
    ...addresses
      .filter(({value}) => /^\s*javascript:/i.test(value))
      .map(
        ({value}) => `<${tagName}> leads to "${value}", which never runs. Remedy: use a button.`,
      ),
    ...(EMBEDS.has(tagName)
      ? [`<${tagName}> is blocked on this site. Remedy: link to what it would show.`]
      : []),
  ];
}

/** Reads a whole page as a browser without scripts does: what stands in `noscript` counts too. */
export function inlineOf(html: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const problems = new Set<string>();

  function visit(node: Node, inContent: boolean): void {
    let isContent = inContent;
    if ('tagName' in node) {
      const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
      isContent ||= attributes.get('id') === CONTENT_ID;
      problemsOf(node).forEach((problem) => problems.add(problem));
      const style = attributes.get('style');
      if (style !== undefined) {
        styleAttributes.add(hashSource(style));
      }
      const isScript = node.tagName === 'script' && RUNS.test(attributes.get('type') ?? '');
      if ((isScript && !attributes.has('src')) || node.tagName === 'style') {
        (isScript ? scripts : styles).add(hashSource(textOf(node)));
        if (isContent) {
          problems.add(
            `<${node.tagName}> within the page's content would be blocked after a navigation. Remedy: a client module, or a CSS file.`,
          );
        }
      }
    }
    if ('content' in node) {
      visit(node.content, isContent);
    }
    if ('childNodes' in node) {
      node.childNodes.forEach((child) => visit(child, isContent));
    }
  }

  visit(parse(html, {scriptingEnabled: false}), false);
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    problems: [...problems],
  };
}
