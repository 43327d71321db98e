import {generate, walk, type CssNode, type List} from 'css-tree';

/**
 * Removes declarations that a later rule with the very same selector overrules: a theme that sets
 * Infima's properties anew leaves the old ones behind. `!important` ones stay.
 */
export function removeOverruled(tree: CssNode): void {
  const later = new Set<string>();
  walk(tree, {
    visit: 'Declaration',
    reverse: true,
    enter(node, item, list) {
      if (!this.rule || node.important) {
        return;
      }
      const context = this.atrule ? `@${this.atrule.name} ${prelude(this.atrule)}` : '';
      const keys = generate(this.rule.prelude)
        .split(',')
        .map((selector) => `${context}{${selector}{${node.property}`);
      if (keys.every((key) => later.has(key))) {
        (list as List<CssNode>).remove(item);
      }
      keys.forEach((key) => later.add(key));
    },
  });
}

function prelude({prelude}: {prelude: CssNode | null}): string {
  return prelude ? generate(prelude) : '';
}
