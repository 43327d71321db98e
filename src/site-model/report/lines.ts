import type {Fact} from '../../facts/product';
import type {ApiComment, ContractEntry, ContractModel, EntryKind} from '../contract/model';
import {fieldsIn} from '../contract/fields';
import {firstSentence, typeString} from '../contract/text';
import {
  kebab,
  operationsOf,
  type Description,
  type ProvisionalNote,
  type Schema,
} from '../openapi/description';
import {fieldsOf} from '../openapi/fields';

/** One part of the contract, as the report has it on one line. */
export interface ReportLine {
  /** What it is, and its name: `type BetSlip.bets`. */
  readonly id: string;
  readonly optional: boolean;
  /** What it is declared as. */
  readonly said: string;
  readonly status: readonly string[];
  /** Its place in the site; a line that is read from the report has none. */
  readonly href?: string;
}

/** What the report is made of. */
export interface Reported {
  readonly contract: ContractModel;
  readonly description: Description;
  readonly facts: {readonly product: readonly Fact[]};
}

const BETWEEN = ' :: ';

const kinds: Readonly<Record<EntryKind, string>> = {
  interface: 'type',
  alias: 'type',
  function: 'type',
  'widget property set': 'type',
  'SIR command': 'command',
  action: 'action',
  request: 'request',
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function statusOf(provisional: ProvisionalNote, comment?: ApiComment): string[] {
  const partly =
    typeof provisional === 'string' ||
    JSON.stringify(comment ?? '').includes('"provisional","text"');
  return [
    ...(provisional === true ? ['provisional'] : partly ? ['partly provisional'] : []),
    ...(comment?.deprecated ? ['deprecated'] : []),
  ];
}

/** What an entry is declared as; its fields have lines of their own. */
function declared({kind, type, declaration, signature, overloads}: ContractEntry): string {
  if (overloads.length) {
    return overloads.map((it) => it.signature).join('; ');
  }
  if (kind === 'action') {
    return type ? typeString(type) : 'none';
  }
  return kind === 'alias' && declaration
    ? declaration.replace(/^[^=]*=\s*(?:\|\s*)?/, '').replace(/;$/, '')
    : signature.replace(/(?<=^interface [^{]*) \{.*/, '');
}

export const entryId = ({kind, name}: ContractEntry): string => `${kinds[kind]} ${name}`;

function entryLines(entry: ContractEntry): ReportLine[] {
  const {kind, href, comment} = entry;
  const id = entryId(entry);
  // The payload of an action has its lines at the type.
  const fields = kind === 'action' ? [] : fieldsIn(entry);
  return [
    {
      id,
      optional: false,
      said: declared(entry),
      status: statusOf(entry.provisional, comment),
      href,
    },
    ...fields.map((field) => ({
      id: `${id}.${field.path}`,
      optional: !field.required,
      said: [
        field.expanded ?? typeString(field.type),
        ...(field.alternatives.length ? [`or ${field.alternatives.join(', ')}`] : []),
        ...(field.default ? [`by default ${firstSentence(field.default)}`] : []),
      ].join(', '),
      status: statusOf(field.provisional, field.comment),
      href: field.href,
    })),
  ];
}

const ENDPOINTS = '/docs/apiReference/endpoints';

function restLines(description: Description): ReportLine[] {
  const at = (anchor: string) => `${ENDPOINTS}#${anchor}`;
  const bodyLines = (id: string, anchor: string, schema: Schema) =>
    fieldsOf(description, schema).map(({name, required, type, provisional}) => ({
      id: `${id}.${name}`,
      optional: !required,
      said: `${type.values.length ? type.values.join(' | ') : type.text}${type.isList ? '[]' : ''}`,
      status: statusOf(provisional),
      href: at(`${anchor}-${name}`),
    }));
  const calls = operationsOf(description).flatMap((it) => {
    const id = `endpoint ${it.method} ${it.path}`;
    const anchor = kebab(it.operationId);
    const body =
      it.body && '$ref' in it.body.schema ? it.body.schema.$ref.split('/').at(-1) : 'none';
    return [
      {id, optional: false, said: `body ${body}`, status: [], href: at(anchor)},
      ...it.parameters.map((one) => ({
        id: `${id} ${one.name}`,
        optional: !one.required,
        said: `${one.in} ${one.schema.type ?? 'string'}`,
        status: statusOf(one['x-provisional']),
        href: at(`${anchor}-${one.name}`),
      })),
      ...Object.entries(it.responses).map(([status, response]) => ({
        id: `${id} ${status}`,
        optional: false,
        said: 'response',
        status: statusOf(response['x-provisional']),
        href: at(`${anchor}-responses`),
      })),
    ];
  });
  const schemas = Object.entries(description.components.schemas).flatMap(([name, schema]) => {
    const id = `schema ${name}`;
    const said = schema.enum?.join(' | ') ?? schema.type ?? 'object';
    const line = {
      id,
      optional: false,
      said,
      status: statusOf(schema['x-provisional']),
      href: at(kebab(name)),
    };
    return [line, ...bodyLines(id, kebab(name), schema)];
  });
  return [...calls, ...schemas];
}

/** What the owner sets is of the site, not of the product. */
const factLine = ({id, setting, value, unit, status, page}: Fact): ReportLine => ({
  id: `fact ${id}`,
  optional: false,
  said: setting ? 'set in src/site.ts' : [value ?? 'in words', unit ?? []].flat().join(' '),
  status: setting ? [] : [status],
  href: page,
});

/** Every part of the contract, by name. */
export function reportLines({contract, description, facts}: Reported): ReportLine[] {
  const lines = [
    ...contract.entries.flatMap(entryLines),
    ...restLines(description),
    ...facts.product.map(factLine),
  ].map((line) => ({...line, said: oneLine(line.said)}));
  return [...new Map(lines.map((it) => [it.id, it])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

export function lineText({id, optional, said, status}: ReportLine): string {
  return [id + (optional ? '?' : ''), said, ...status].join(BETWEEN);
}

/** Reads a line that `lineText` has written. */
export function parseLine(text: string): ReportLine {
  const [name = '', said = '', ...status] = text.split(BETWEEN);
  return {id: name.replace(/\?$/, ''), optional: name.endsWith('?'), said, status};
}
