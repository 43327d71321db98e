import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {termsOf, type Glossary} from '../../facts/glossary';
import type {ContractModel} from '../contract';
import {cardOf} from '../names/cards';
import {codeLinks} from '../names/codeLinks';
import type {FenceReferences} from '../samples/references';
import codeBlocks from '../transforms/codeBlocks';
import nameCards from '../transforms/nameCards';
import type {Page} from './page';

interface Shown {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly contract: ContractModel;
  readonly glossary: Glossary;
  /** The names in the page's fences. */
  readonly references: readonly FenceReferences[];
}

/** The tree that Docusaurus gets: code highlighted and linked, and the cards of what it names. */
export function shownTree({file, route, tree}: Page & {readonly tree: Root}, shown: Shown): Root {
  const {siteDir, baseUrl, contract: model, glossary, references} = shown;
  const vfile = new VFile({path: path.join(siteDir, file), cwd: siteDir});
  const copy = structuredClone(tree);
  const transforms = [
    codeBlocks(codeLinks(references, {route, baseUrl, model})),
    nameCards({baseUrl, cardOf: cardOf(model, termsOf(glossary))}),
  ];
  transforms.forEach((transform) => void transform(copy, vfile, () => undefined));
  return copy;
}
