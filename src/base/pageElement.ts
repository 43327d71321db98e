import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * How an attribute is written: `title="…"`, `default`, `image={require('./a.png')}`, `cards={[…]}`,
 * or as one of a few words.
 */
export type Form = 'text' | 'nothing' | 'picture' | 'data' | readonly string[];

export type Forms = Readonly<Record<string, Form>>;

/** What is to be known of a component that pages use. It is said in the component's folder. */
export interface PageElement {
  /** Where pages import it from; `null` for what they have without an import. */
  readonly from: string | null;
  /** What it takes in addition to what every element takes. */
  readonly attributes: Forms;
  /** How it reads in Markdown; its children are plain already. */
  readonly plain: (element: Element, children: Nodes[]) => Nodes[];
}
