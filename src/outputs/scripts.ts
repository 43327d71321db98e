import type {GeneratedFiles} from '../base/files';
import {hashOf} from '../base/hashOf';
import {keep, recall} from '../base/kept';
import type {Site} from '../site-model/site';

const LINK = /pathname:\/\/\/samples\/([\w-]+)\.mjs/g;

/** What a page shows as `outcomes.ts`, and links to as `/samples/outcomes.mjs`. */
function linkedSamples({pages}: Site): Map<string, string> {
  const found = new Map<string, string>();
  for (const {file, text, fences} of pages.values()) {
    for (const [, title = ''] of text.matchAll(LINK)) {
      const fence = fences.fences.find(
        ({meta, language}) => language === 'ts' && meta.title === `${title}.ts`,
      );
      // Without one, another output has the file, or the check of links says that none has.
      const code = fence?.text.slice(fence.shownFrom);
      if (code !== undefined && (found.get(title) ?? code) !== code) {
        throw new Error(
          `${file}:${fence!.line}\n  Another page links to /samples/${title}.mjs, and has another sample ${title}.ts.\n  Remedy: give one of them another title.`,
        );
      }
      if (code !== undefined) {
        found.set(title, code);
      }
    }
  }
  return found;
}

/** `/samples/<title>.mjs`: the TypeScript samples that pages offer as JavaScript, for the kit too. */
export async function scripts(site: Site): Promise<GeneratedFiles> {
  const samples = [...linkedSamples(site)];
  const place = {siteDir: site.siteDir, name: 'scripts', state: hashOf(samples)};
  const kept = recall<GeneratedFiles>(place);
  if (kept) {
    return kept;
  }
  const {withoutTypes} = await import('./withoutTypes');
  const made = samples.map(([title, code]): [string, string] => [
    `samples/${title}.mjs`,
    withoutTypes(code),
  ]);
  return keep<GeneratedFiles>(place, new Map(made));
}
