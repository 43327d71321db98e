import {localName} from '../base/localName';
import {PageProblems, type Step} from './step';

function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s"'>]+))/g)];
  return [...new Set(lists.flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/)))];
}

/** @param switchedOff - classes whose styles lean-styles takes out: no page may have one */
export function styledClasses(switchedOff: readonly string[]): Step {
  const off = new Set(switchedOff);
  return {
    name: 'styled-classes',
    finish(html) {
      const unstyled = classesIn(html)
        .map(localName)
        .filter((name) => off.has(name));
      if (unstyled.length > 0) {
        throw new PageProblems(
          'These pages use styles that lean-styles removes. Remedy: take the class out of the list in src/docusaurus/lean-styles/switchedOff.ts.',
          unstyled.map((name) => `class "${name}"`),
        );
      }
      return html;
    },
  };
}
