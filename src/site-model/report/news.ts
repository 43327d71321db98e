import {element, type Phrasing} from '../../base/mdast';
import type {ContractField, ContractModel, Dates} from '../contract/model';
import type {PageChange} from '../history/recentChanges';
import type {Change} from './changes';
import {entryId} from './lines';
import type {Accepted, ContractRecord} from './record';

const WORDS = {
  added: 'Since',
  changed: 'Changed',
  confirmed: 'Confirmed',
  deprecated: 'Deprecated',
} as const;

// As the theme writes the date under a page.
const written = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

export const shownDay = (day: string): string => written.format(new Date(day));

/** `Since Dec 1, 2026. Confirmed Dec 8, 2026.`; `null` where nothing is known. */
export function datesText(dates: Dates | undefined): string | null {
  const said = Object.entries(WORDS).flatMap(([happened, word]) => {
    const day = dates?.[happened as keyof Dates];
    return day ? `${word} ${shownDay(day)}.` : [];
  });
  return said.length ? said.join(' ') : null;
}

/** The same as the end of a description. */
export function datesNodes(dates: Dates | undefined): Phrasing[] {
  const said = datesText(dates);
  return said ? [element('small', {}, [said])] : [];
}

/** By the name of a part in the report. */
export function datesOf(record: ContractRecord): Readonly<Record<string, Dates>> {
  const dates = new Map<string, Dates>();
  for (const {date, changes} of record) {
    for (const {part, happened} of changes) {
      // What was taken away and has come back is new.
      const before = happened === 'removed' ? {} : dates.get(part);
      dates.set(part, {...before, ...(happened in WORDS && {[happened]: date})});
    }
  }
  return Object.fromEntries(dates);
}

/** The contract with the dates of its types, fields, commands, actions and requests. */
export function withChangeDates(model: ContractModel, record: ContractRecord): ContractModel {
  const dates = datesOf(record);
  if (Object.keys(dates).length === 0) {
    return model;
  }
  const fieldsOf = (id: string, fields: readonly ContractField[]): ContractField[] =>
    fields.map((field) => ({
      ...field,
      dates: dates[`${id}.${field.path}`],
      fields: fieldsOf(id, field.fields),
    }));
  const entries = model.entries.map((entry) => {
    const id = entryId(entry);
    const overloads = entry.overloads.map((it) => ({...it, fields: fieldsOf(id, it.fields)}));
    return {...entry, dates: dates[id], fields: fieldsOf(id, entry.fields), overloads};
  });
  return {entries};
}

/** What a reader's code has to do with a change. */
function breaksText({breaks}: Pick<Change, 'breaks'>): string {
  const uses = {making: 'makes such a value', reading: 'reads it'};
  const said = breaks.map((it) => uses[it]).join(' or ');
  return said ? `Can break code that ${said}.` : 'Breaks no code that compiled.';
}

/** Where what is gone is told of. */
const GONE = '/docs/api';

/** The changes of the contract as changes of the pages that tell of them, newest first. */
export function contractNews(record: ContractRecord): PageChange[] {
  const ofDay = ({date, changes}: Accepted) =>
    [...new Set(changes.map(({part}) => part))].map((part): PageChange => {
      const here = changes.filter((it) => it.part === part);
      return {
        title: `${part}: ${here.map((it) => it.happened).join(', ')}`,
        description: here.map((it) => `${breaksText(it)} ${it.remedy}`).join(' '),
        route: here[0]?.href ?? GONE,
        day: date,
        time: Date.parse(date),
        part,
      };
    });
  return record.flatMap(ofDay).reverse();
}
