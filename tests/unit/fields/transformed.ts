import type {Root as MarkdownRoot} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {ContractField, ContractModel} from '../../../src/site-model/contract';
import {fields} from '../../../src/site-model/transforms/fields';
import putIn from '../../../src/site-model/transforms/putIn';
import {reference} from '../../../src/site-model/transforms/reference';
import type {Root} from '../api-reference/rendered';
import {jsxToElement} from '../support/jsxToElement';

/** The tree of a page after the transforms: of Markdown, for other transforms. */
export async function transformed(
  model: ContractModel,
  page: string,
  path = 'docs/page.mdx',
): Promise<MarkdownRoot> {
  const file = new VFile({path, value: page});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(putIn, new Map([...reference(model), ['Fields', fields(model)]]));
  return await processor.run(processor.parse(file), file);
}

/** The same as the HTML that becomes of it. */
export async function transformedHtml(
  model: ContractModel,
  page: string,
  path?: string,
): Promise<Root> {
  const handlers = {mdxJsxFlowElement: jsxToElement, mdxJsxTextElement: jsxToElement};
  const toHtml = unified().use(remarkRehype, {handlers: handlers as never});
  return toHtml.runSync(await transformed(model, page, path));
}

/** The contract with doubts about these fields of a type and no others: the owner may confirm any. */
export function doubting(
  {entries}: ContractModel,
  type: string,
  paths: readonly string[],
): ContractModel {
  const doubted = (field: ContractField): ContractField => ({
    ...field,
    provisional: paths.includes(field.path),
    fields: field.fields.map(doubted),
  });
  return {
    entries: entries.map((it) =>
      it.name === type ? {...it, provisional: false, fields: it.fields.map(doubted)} : it,
    ),
  };
}
