// Anchors are in lower case. cspell:ignore sirfunction chatprops chatoptions enablelmt
import type {
  ContractEntry,
  ContractField,
  ContractModel,
  EntryKind,
} from '../../../src/site-model/contract';

const comment: ContractEntry['comment'] = {
  summary: [],
  remarks: [],
  defaultValue: null,
  examples: [],
  see: [],
  returns: null,
  throws: [],
  deprecated: null,
  sources: [],
  provisional: false,
};
const source = {file: 'src/contract/index.ts', line: 1};

function field(name: string, href: string): ContractField {
  return {
    name,
    path: name,
    href,
    signature: `${name}: string`,
    type: ['string'],
    expanded: null,
    required: true,
    alternatives: [],
    readonly: false,
    default: null,
    sentence: `The ${name}.`,
    comment,
    provisional: false,
    fields: [],
    source,
  };
}

interface Given {
  readonly signature?: string;
  readonly fields?: readonly ContractField[];
  readonly widget?: string;
  readonly provisional?: boolean;
}

function entry(kind: EntryKind, name: string, href: string, given: Given = {}): ContractEntry {
  return {
    name,
    kind,
    href,
    page: null,
    signature: given.signature ?? name,
    declaration: null,
    sentence: `What ${name} is.`,
    comment,
    provisional: given.provisional ?? false,
    fields: given.fields ?? [],
    overloads: [],
    values: [],
    type: null,
    widget: given.widget ?? null,
    reference: null,
    source,
  };
}

const types = '/docs/api/interfaces';
const actions = '/docs/api/type-aliases/TriggerActionEnum';
const web = '/docs/virtualStadium/web/api';

/** A contract of a few names, with each case that the rules of linking tell apart. */
export const contract: ContractModel = {
  entries: [
    entry('interface', 'BetSlip', `${types}/BetSlip`, {
      signature: 'interface BetSlip { id; stake? }',
      fields: [field('stake', `${types}/BetSlip#stake`)],
    }),
    entry('interface', 'Event', `${types}/Event`),
    entry('interface', 'Market', `${types}/Market`, {
      fields: [field('outcomes', `${types}/Market#outcomes`)],
    }),
    entry('interface', 'OutcomesRequest', `${types}/OutcomesRequest`),
    entry('interface', 'SIRFunction', `${web}#type-sirfunction`),
    entry('interface', 'Channel', `${types}/Channel`, {
      fields: [field('channelId', `${types}/Channel#channelid`)],
    }),
    entry('interface', 'ChatOptions', `${web}#type-chatoptions`, {
      fields: [field('enableLmt', `${web}#prop-enablelmt`)],
    }),
    entry('widget property set', 'ChatProps', `${web}#type-chatprops`, {
      widget: 'chat',
      fields: [
        field('channelId', `${web}#prop-channelid`),
        field('enableLmt', `${web}#prop-enablelmt`),
      ],
    }),
    entry('SIR command', 'addWidget', `${web}#command-addwidget`, {provisional: true}),
    entry('action', 'BetSlip', `${actions}#betslip`),
    entry('action', 'CopyBet', `${actions}#copybet`),
    entry('action', 'Error', `${actions}#error`),
    entry('request', 'outcomes', `${types}/OutcomesRequest`, {signature: "adapter('outcomes')"}),
    entry('request', 'chat.outcomes', `${types}/OutcomesRequest`),
  ],
};
