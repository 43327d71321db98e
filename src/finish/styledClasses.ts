import {PageProblems, type Step} from './page/step';

/** The name of a class in its CSS module, where lean-styles keeps it. */
export const localName = (name: string): string => name.replace(/_$/, '');

function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s"'>]+))/g)];
  return [...new Set(lists.flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/)))];
}

/** @param switchedOff - classes whose styles lean-styles takes out: no page may have one */
export function styledClasses(switchedOff: readonly string[]): Step {
  return (html) => {
    const names = classesIn(html).map(localName);
    const unstyled = names.filter((name) => switchedOff.includes(name));
    if (unstyled.length > 0) {
      throw new PageProblems(
        'These pages use styles that lean-styles removes. Remedy: take the class out of the list in src/docusaurus/lean-styles/switchedOff.ts.',
        unstyled.map((name) => `class "${name}"`),
      );
    }
    return html;
  };
}
