import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../base/files';
import {PageProblems, type Step} from './page/step';

/**
 * Where a page is written. GitHub Pages answers 301 for `/x` where only `x/index.html` exists and 404
 * for `/x/` where only `x.html` exists; with both, both answer 200. The canonical link in either
 * names `/x`.
 */
export function formsOf(page: string): string[] {
  const {dir, name} = path.posix.parse(page);
  const isOne = name === 'index' || name === '404';
  return isOne ? [page] : [page, path.posix.join(dir, name, 'index.html')];
}

/**
 * Reads every built page once, takes it through the steps in their order, and writes it in both of
 * its forms. Problems of all pages stop the build as one list.
 */
export function finishPages(outDir: string, steps: readonly Step[]): void {
  const problems = new Map<string, string[]>();
  for (const name of listFiles(outDir).filter((it) => it.endsWith('.html'))) {
    const route = `/${name.replace(/(?:^index)?\.html$/, '')}`;
    try {
      const built = fs.readFileSync(path.join(outDir, name), 'utf8');
      const html = steps.reduce((before, step) => step(before, {name, route}), built);
      for (const file of formsOf(name).map((form) => path.join(outDir, form))) {
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, html);
      }
    } catch (error) {
      if (!(error instanceof PageProblems)) {
        throw error;
      }
      const known = problems.get(error.about) ?? [];
      problems.set(error.about, [...known, ...error.problems.map((it) => `${name}: ${it}`)]);
    }
  }
  if (problems.size > 0) {
    const lists = [...problems].map(([about, list]) => [about, ...list].join('\n'));
    throw new Error(lists.join('\n\n'));
  }
}
