import {parse, parseFragment, type DefaultTreeAdapterMap, type ParserError} from 'parse5';
import {problemIn, type Fence} from './fence';
import type {Problem} from '../../base/problem';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An inline script: its place in the fence's text. */
interface InlineScript {
  readonly start: number;
  readonly end: number;
  /** A classic script shares the page's scope with the others; a module has its own. */
  readonly module: boolean;
}

const CLASSIC = ['', 'text/javascript', 'application/javascript'];

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) {
    yield node;
  }
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    yield* elements(child);
  }
}

function inlineScript(element: Element): InlineScript | null {
  const place = element.sourceCodeLocation;
  const attribute = (name: string) => element.attrs.find((it) => it.name === name)?.value;
  const type = (attribute('type') ?? '').toLowerCase();
  const module = type === 'module';
  const runs = module || CLASSIC.includes(type);
  return element.tagName === 'script' && runs && attribute('src') === undefined && place?.startTag
    ? {start: place.startTag.endOffset, end: place.endTag?.startOffset ?? place.endOffset, module}
    : null;
}

function read(text: string) {
  const errors: ParserError[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (it: ParserError) => errors.push(it),
  };
  const whole = /^\s*<(?:!doctype|html)\b/i.test(text);
  return {root: whole ? parse(text, options) : parseFragment(text, options), errors};
}

/** The inline scripts of a page or a part of one, in their order. */
export function inlineScripts(text: string): InlineScript[] {
  return [...elements(read(text).root)].flatMap((element) => inlineScript(element) ?? []);
}

/** What an HTML parser finds fault with. */
export function htmlProblems(fence: Fence): Problem[] {
  const remedy = 'fix the markup; https://html.spec.whatwg.org/#parse-errors explains the error';
  return read(fence.text).errors.map(({code, startLine}) =>
    problemIn(fence, startLine, `The HTML has a parse error: ${code}.`, remedy),
  );
}
