import {address} from 'stand-in:site';
import type {Finding} from '../rules/finding';
import {read} from './copy';

export type EntryKind =
  | 'command'
  | 'request'
  | 'answer'
  | 'update'
  | 'end'
  | 'action'
  | 'hook'
  | 'scenario'
  | 'remark'
  | 'finding';

/** One line of the log. */
export interface Entry {
  readonly number: number;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly title: string;
  /** What went over the line, as it was at that moment. */
  readonly data?: unknown;
  readonly link?: string;
  /** Whether an answer is right; nothing for what is not judged. */
  readonly isRight?: boolean;
}

/** A page of the site. */
export const page = (path: string) => `${address}docs/virtualStadium/${path}`;

export const REFERENCE = page('web/api');

/** Longer logs would hold every answer of a page that is open for days. */
const longest = 500;

/** What has happened, in its order. It lives as long as the page, and nothing stores it. */
export class Log {
  entries: readonly Entry[] = [];
  readonly findings: Finding[] = [];
  private count = 0;
  private readonly listeners = new Set<(entry: Entry) => void>();

  add(kind: EntryKind, title: string, more: Omit<Partial<Entry>, 'kind' | 'title'> = {}): void {
    this.count += 1;
    const entry = {...more, number: this.count, at: new Date(), kind, title};
    this.entries = [...this.entries, entry].slice(-longest);
    this.listeners.forEach((it) => it(entry));
  }

  /** A sentence that says what, where, and what to do, with the link. */
  remark(title: string, link: string): void {
    this.add('remark', title, {link});
  }

  find(finding: Finding): void {
    this.findings.push(finding);
    const where = [finding.request, finding.path].filter(Boolean).join(', ');
    const title = `${finding.rule}${where && ` in ${where}`}: ${finding.message}`;
    this.add('finding', title, {link: finding.link, isRight: false});
  }

  clear(): void {
    this.entries = [];
  }

  /** Hears of every entry to come, until the returned function is called. */
  listen(listener: (entry: Entry) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

const TOKEN = /eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g;

/** A token is as good as a password, and what is shown here ends up in reports of faults. */
export const withoutTokens = (text: string) =>
  text.replace(TOKEN, (it) => `${it.slice(0, 6)}… (a token of ${it.length} characters)`);

/** A value as text, also where it can't be made text. */
export function textOf(value: unknown): string {
  try {
    return withoutTokens(String(value));
  } catch {
    return `a value of type ${typeof value}`;
  }
}

/** A copy that what the page does later can't change; functions and elements become their names. */
export function snapshot(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return withoutTokens(value);
  }
  if (typeof value === 'function') {
    return `function ${textOf(read(value, 'name'))}`.trim();
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value;
  }
  if (depth > 12) {
    return '…';
  }
  if (Array.isArray(value)) {
    return value.slice(0, 200).map((it) => snapshot(it, depth + 1));
  }
  if (value instanceof Error) {
    return withoutTokens(`${value.name}: ${value.message}`);
  }
  const made = read(value, 'constructor');
  if (typeof made === 'function' && made !== Object && made.name !== 'Object') {
    return made.name;
  }
  return Object.fromEntries(
    Object.keys(value).map((key) => [key, snapshot(read(value, key), depth + 1)] as const),
  );
}
