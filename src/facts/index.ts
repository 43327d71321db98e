import type {Problem} from '../base/problem';
import {FactFile} from './factFile';
import type {Glossary, GlossaryTerm} from './glossary';
import {
  ANSWERS,
  permissionOf,
  type Permission,
  type PermissionGroup,
  type WrittenPermission,
} from './permissions';
import type {TimelineStep} from './timeline';

/** Facts of the product, as data. */
export interface Facts {
  readonly glossary: Glossary;
  readonly permissionGroups: readonly PermissionGroup[];
  readonly timelineSteps: readonly TimelineStep[];
}

function readGlossary(file: FactFile): Glossary {
  const shape = {id: 'text', name: 'text', definition: 'text', page: 'text'} as const;
  const more = {'also?': 'texts', 'forms?': 'texts'} as const;
  return Object.fromEntries(
    file.groups().map(([name, list]) => {
      const terms = file.entries<GlossaryTerm>(list, {...shape, ...more});
      return [name, terms.map(({entry}) => entry)];
    }),
  );
}

function readPermissions(file: FactFile, list: unknown): Permission[] {
  const shape = {id: 'text', label: 'text', may: 'text', 'status?': 'text'} as const;
  const more = {'means?': 'text', 'proposes?': 'text', 'guestIsPublic?': 'true'} as const;
  return file.entries<WrittenPermission>(list, {...shape, ...more}).map(({entry, node}) => {
    if (!ANSWERS.test(entry.may)) {
      file.add(node, `“${entry.may}” are no answers.`, 'write three letters, such as ynn or yyv');
    }
    if (!['public', 'label', 'derived'].includes(entry.status ?? 'public')) {
      file.add(
        node,
        `There is no status “${entry.status}”.`,
        'write label or derived, or leave it out',
      );
    }
    return permissionOf(entry);
  });
}

/** Reads the facts, and says what is wrong with them. */
export function readFacts(siteDir: string): {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
} {
  const glossary = new FactFile(siteDir, 'glossary.yaml');
  const matrix = new FactFile(siteDir, 'permissions.yaml');
  const timeline = new FactFile(siteDir, 'timeline.yaml');
  const facts = {
    glossary: readGlossary(glossary),
    permissionGroups: matrix
      .groups()
      .map(([title, list]) => ({title, permissions: readPermissions(matrix, list)})),
    timelineSteps: timeline
      .groups()
      .flatMap(([, list]) => timeline.entries<TimelineStep>(list, {id: 'text', label: 'text'}))
      .map(({entry}) => entry),
  };
  return {facts, problems: [glossary, matrix, timeline].flatMap((file) => file.problems)};
}
