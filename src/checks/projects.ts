import type {Problem} from '../base/problem';
import {regionsIn} from '../site-model/fences/excerpts';
import type {Site} from '../site-model/site';
import {PROJECTS, projectOf} from '../site-model/sources/projects';

/** Projects whose packages come with the tools of their platform. */
const WITHOUT_NPM = /^webview-/;

const LOCK = 'package-lock.json';

function lockProblems(files: readonly string[]): Problem[] {
  const names = [...new Set(files.map(projectOf))].filter((name) => !WITHOUT_NPM.test(name));
  return names
    .map((name) => `${PROJECTS}${name}/${LOCK}`)
    .filter((file) => !files.includes(file))
    .map((file) => ({
      file,
      line: 1,
      message:
        'The project has no lock file, so its readers would get other packages than its tests.',
      remedy: `run npm install --package-lock-only in its folder, and add ${LOCK} to git`,
    }));
}

/** The regions that no page shows: a mark that was left, or a name that a page misses. */
function regionProblems({pages, given}: Site): Problem[] {
  const shown = new Set(
    [...pages.values()].flatMap(({fences}) =>
      fences.fences.map(({meta}) => `${meta.file}#${meta.region}`),
    ),
  );
  return Object.entries(given.projects).flatMap(([file, text]) =>
    regionsIn(text)
      .filter(({name}) => !shown.has(`${file}#${name}`))
      .map(({name, line}) => ({
        file,
        line,
        message: `No page shows the region “${name}”.`,
        remedy: `remove its two marks, or show it: file="${file}" region="${name}"`,
      })),
  );
}

/** What is wrong with the projects that readers take along. */
export const projectProblems = (site: Site): Problem[] => [
  ...lockProblems(Object.keys(site.given.projects)),
  ...regionProblems(site),
];
