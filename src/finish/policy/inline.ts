import {createHash} from 'node:crypto';
import {parse} from 'parse5';
import {attributeOf, childrenOf, textOf, type Node} from '../html';
import {elementProblems} from './elementProblems';

/** What a page carries within its HTML, as sources of a policy, and what it must not carry. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  readonly problems: readonly string[];
}

/** Scripts of any other type are data, such as JSON-LD: no policy applies to them. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/** What React renders; on a navigation it is made in the browser, where the page has its policy already. */
const CONTENT_ID = '__docusaurus';

/** A source expression: the text as the browser hashes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Stands for the address of the site where nothing names it in full. */
const ANY_SITE = 'https://this-site.invalid';

/**
 * Reads a whole page as a browser without scripts does: what is in `noscript` counts too.
 * @param site - origin of the site, where pages load from it by its full address
 */
export function inlineOf(html: string, site = ANY_SITE): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const problems = new Set<string>();

  function visit(node: Node, inContent: boolean): void {
    let isContent = inContent;
    if ('tagName' in node) {
      isContent ||= attributeOf(node, 'id') === CONTENT_ID;
      const css = node.tagName === 'style' ? textOf(node) : '';
      elementProblems(node, css, site).forEach((problem) => problems.add(problem));
      const style = attributeOf(node, 'style');
      if (style !== undefined) {
        styleAttributes.add(hashSource(style));
      }
      const isScript = node.tagName === 'script' && RUNS.test(attributeOf(node, 'type') ?? '');
      if ((isScript && attributeOf(node, 'src') === undefined) || node.tagName === 'style') {
        (isScript ? scripts : styles).add(hashSource(textOf(node)));
        if (isContent) {
          problems.add(
            `<${node.tagName}> within the page's content would be blocked after a navigation. Remedy: a client module, or a CSS file.`,
          );
        }
      }
    }
    childrenOf(node).forEach((child) => visit(child, isContent));
  }

  visit(parse(html, {scriptingEnabled: false}), false);
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    problems: [...problems],
  };
}
