import {lineText, type ReportLine} from './lines';

/** What can happen to a part of the contract. */
type Happened =
  | 'added'
  | 'changed'
  | 'removed'
  /** It was provisional, and is not any more. */
  | 'confirmed'
  /** It was not provisional, and is now. */
  | 'doubted'
  | 'deprecated';

/** Code that compiled and no longer does: where it makes such a value, or where it reads one. */
type Use = 'making' | 'reading';

/** As `src/contract/changes.json` has it: what to do may be written better there. */
export interface Change {
  /** As in the report: `type BetSlip.bets`. */
  readonly part: string;
  readonly happened: Happened;
  readonly breaks: readonly Use[];
  readonly remedy: string;
  /** Lines of the report. */
  readonly before?: string;
  readonly after?: string;
  /** Where it is documented, without base URL; absent for what is gone. */
  readonly href?: string;
}

const doubts = ({status}: ReportLine): number =>
  status.some((it) => ['provisional', 'derived', 'unknown'].includes(it))
    ? 2
    : Number(status.includes('partly provisional'));

/** The members of a union; of another type, itself. */
function members(type: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const part of type.split(/(=>|[<({[\]})>]| \| )/)) {
    depth += /^[<({[]$/.test(part) ? 1 : /^[\]})>]$/.test(part) ? -1 : 0;
    if (part === ' | ' && depth === 0) {
      found.push('');
    } else {
      found[found.length - 1] += part;
    }
  }
  return found;
}

const isCode = ({id}: ReportLine) => !id.startsWith('fact ');
const isField = ({id}: ReportLine) => /^(?:type|schema|command) \S+\./.test(id);

/**
 * What stops compiling, as far as the lines tell: a value that code makes has to have what is
 * required now, and code that reads one meets what could not be there before. A type of another name
 * counts as another type.
 */
function breaks(before: ReportLine | undefined, after: ReportLine | undefined): Use[] {
  if (!before || !after) {
    const isNeeded = after && isField(after) && !after.optional;
    return before && isCode(before) ? ['making', 'reading'] : isNeeded ? ['making'] : [];
  }
  if (!isCode(after)) {
    return [];
  }
  const [old, now] = [before, after].map(({said}) => members(said.replace(/, by default .*/, '')));
  const lost = old!.some((it) => !now!.includes(it)) || (before.optional && !after.optional);
  const won = now!.some((it) => !old!.includes(it)) || (!before.optional && after.optional);
  return [...(lost ? ['making' as const] : []), ...(won ? ['reading' as const] : [])];
}

function remedyFor(happened: Happened, broken: readonly Use[]): string {
  switch (happened) {
    case 'added':
      return broken.length
        ? 'Give it wherever you make such a value.'
        : 'Nothing; use it if you need it.';
    case 'changed':
      return broken.length
        ? 'Compile against the new declarations, and adapt what the compiler names.'
        : 'Nothing for code that compiled; read what is different.';
    case 'removed':
      return 'Remove it from your code.';
    case 'confirmed':
      return 'Nothing; you can rely on it.';
    case 'doubted':
      return 'Check it with your integration contact before you rely on it.';
    case 'deprecated':
      return 'Move to what its description names.';
  }
}

function happenedTo(was: ReportLine, is: ReportLine): Happened[] {
  const isDeprecated = ({status}: ReportLine) => status.includes('deprecated');
  const status: Happened[] = [
    ...(doubts(is) < doubts(was) ? ['confirmed' as const] : []),
    ...(doubts(is) > doubts(was) ? ['doubted' as const] : []),
    ...(isDeprecated(is) && !isDeprecated(was) ? ['deprecated' as const] : []),
  ];
  const isOther = was.said !== is.said || was.optional !== is.optional;
  return isOther || (!status.length && lineText(was) !== lineText(is))
    ? ['changed', ...status]
    : status;
}

/** What differs between two states of the contract. */
export function changesBetween(
  before: readonly ReportLine[],
  after: readonly ReportLine[],
): Change[] {
  const old = new Map(before.map((it) => [it.id, it]));
  const now = new Map(after.map((it) => [it.id, it]));
  const ids = [...new Set([...old.keys(), ...now.keys()])].sort();
  return ids.flatMap((id): Change[] => {
    const [was, is] = [old.get(id), now.get(id)];
    // What comes or goes as a whole says so once.
    const isWithin = ids.some((it) => id.startsWith(`${it}.`) && old.has(it) !== now.has(it));
    const happened = !was ? ['added' as const] : !is ? ['removed' as const] : happenedTo(was, is);
    return (was && is) || !isWithin
      ? happened.map((it) => {
          const broken = ['added', 'changed', 'removed'].includes(it) ? breaks(was, is) : [];
          return {
            part: id,
            happened: it,
            breaks: broken,
            remedy: remedyFor(it, broken),
            ...(was && {before: lineText(was)}),
            ...(is && {after: lineText(is)}),
            ...(is?.href && {href: is.href}),
          };
        })
      : [];
  });
}
