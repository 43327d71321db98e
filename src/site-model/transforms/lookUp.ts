import {block, bullets, code, link, paragraph, section, type Block} from '../../base/mdast';
import type {ContractEntry, ContractModel} from '../contract';
import {referenceTypes} from '../contract/categories';
import {nearest} from '../contract/resolveName';
import {kebab, operationsOf, type Description} from '../openapi/description';
import type {MadeElement} from './putIn';

interface Named {
  readonly name: string;
  readonly href: string;
}

/** A kind of names: where all are, how many there are, and the ones to show. */
function group(label: string, page: string, count: number, shown: readonly Named[]): Block {
  const items = shown.map(({name, href}) => [link(href, [code(name)])]);
  return block('div', {}, [paragraph(link(page, [label]), ` · ${count}`), bullets(items)]);
}

/**
 * `<LookUp commands="addWidget …" actions="CopyBet …" types="BetSlip …" />`: how many names of each
 * kind there are, those that are looked up most, and the calls of the REST API.
 */
export const lookUp = (model: ContractModel, description: Description): MadeElement => ({
  attributes: ['commands', 'actions', 'types'],
  make({values, fail}) {
    const ofKind = (kind: ContractEntry['kind']) => model.entries.filter((it) => it.kind === kind);
    const groupOf = (label: string, page: string, attribute: string, all: readonly Named[]) => {
      const wanted = (values.get(attribute) ?? '').split(' ').filter(Boolean);
      const shown = wanted.map((name) => {
        const found = all.find((it) => it.name === name);
        if (!found) {
          const near = nearest(
            name,
            all.map((it) => it.name),
          ).join('”, “');
          throw fail(`has no “${name}” in ${attribute}`, `the nearest are “${near}”`);
        }
        return found;
      });
      return group(label, page, all.length, shown);
    };
    const endpoints = '/docs/apiReference/endpoints';
    const calls: Named[] = operationsOf(description).map(({method, path, operationId}) => ({
      name: `${method} ${path}`,
      href: `${endpoints}#${kebab(operationId)}`,
    }));
    const commands = '/docs/virtualStadium/web/api#commands';
    const groups = [
      groupOf('SIR commands', commands, 'commands', ofKind('SIR command')),
      groupOf('Actions', '/docs/api#actions', 'actions', ofKind('action')),
      groupOf('Types', '/docs/api', 'types', referenceTypes(model)),
      group('REST API', endpoints, calls.length, calls),
    ];
    return [section('look-up', groups)];
  },
});
