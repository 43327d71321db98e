import {text} from '../../../base/mdast';
import type {ProvisionalNote} from '../../openapi/description';
import {code, element, provisional, type Phrasing} from '../fieldTables/nodes';

/** A sentence of the description: text between backticks is code. */
export function sentence(value: string): Phrasing[] {
  return value
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 ? code(part) : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
}

const part = (children: Phrasing[]) => element('span', {className: 'provisional-part'}, children);

/** What is said, and which of it is provisional: all (`true`), or a sentence of its own. */
export function marked(said: Phrasing[], note: ProvisionalNote): Phrasing[] {
  if (!note) {
    return said;
  }
  return note === true
    ? [part(said), text(' '), provisional()]
    : [...said, text(' '), part(sentence(note)), text(' '), provisional()];
}
