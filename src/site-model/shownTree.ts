import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {copyOf} from '../base/copyOf';
import {termsOf} from '../facts/glossary';
import type {ContractModel} from './contract';
import {cardOf} from './names/cards';
import {codeLinks} from './names/codeLinks';
import type {Page} from './pages/page';
import type {FenceReferences} from './samples/references';
import type {Site} from './site';
import codeBlocks from './transforms/codeBlocks';
import nameCards from './transforms/nameCards';

/**
 * The tree that Docusaurus gets: code highlighted and linked, and the cards of what it names.
 * @param references - the names in the page's fences
 */
export function shownTree(
  {file, route, tree}: Page & {readonly tree: Root},
  {siteDir, baseUrl, contract: model, facts}: Site & {readonly contract: ContractModel},
  references: readonly FenceReferences[],
): Root {
  const vfile = new VFile({path: path.join(siteDir, file), cwd: siteDir});
  const copy = copyOf(tree);
  const transforms = [
    codeBlocks(codeLinks(references, {route, baseUrl, model})),
    nameCards({baseUrl, cardOf: cardOf(model, termsOf(facts.glossary))}),
  ];
  transforms.forEach((transform) => void transform(copy, vfile, () => undefined));
  return copy;
}
