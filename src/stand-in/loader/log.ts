import {address} from 'stand-in:site';
import type {Finding} from '../rules/finding';

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

/** A copy that what the page does later can't change; functions and elements become their names. */
export function snapshot(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') {
    return `function ${value.name}`.trim();
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
    return `${value.name}: ${value.message}`;
  }
  const {constructor} = value;
  if (constructor !== undefined && constructor !== Object && constructor.name !== 'Object') {
    return constructor.name;
  }
  const entries = Object.entries(value).map(([key, it]) => [key, snapshot(it, depth + 1)] as const);
  return Object.fromEntries(entries);
}
