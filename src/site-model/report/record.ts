import fs from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../base/hashOf';
import {readText} from '../../base/files';
import type {Problem} from '../../base/problem';
import {ownNames, withOwnNames} from '../../ownNames';
import {changesBetween, type Change} from './changes';
import {lineText, parseLine, reportLines, type Reported, type ReportLine} from './lines';

export const REPORT_FILE = 'src/contract/report.txt';
const CHANGES_FILE = 'src/contract/changes.json';
/** The declarations of each state of the contract that was accepted. */
export const HISTORY_FOLDER = 'static/types/history';

const ACCEPT = 'npm run contract:accept';

/** Changes that were accepted together. */
export interface Accepted {
  /** `2026-11-22`. */
  readonly date: string;
  /** Of the report. */
  readonly contract: string;
  readonly changes: readonly Change[];
}

/** What `src/contract/changes.json` has. The first is the baseline, which has no changes. */
export type ContractRecord = readonly Accepted[];

const HEAD = `# The contract, a line for each part: name, what it is, status. ${ACCEPT} writes it.\n`;

const reportText = (lines: readonly ReportLine[]): string =>
  `${HEAD}${lines.map((it) => `${lineText(it)}\n`).join('')}`;

/** Tells one state of the contract from another, in the names of files and in downloads. */
const contractHash = (report: string): string => hashOf(report).slice(0, 12);

export const declarationsName = ({date, contract}: Accepted): string => `${date}-${contract}.d.ts`;

const written = (siteDir: string, file: string): string | null =>
  fs.existsSync(path.join(siteDir, file)) ? readText(path.join(siteDir, file)) : null;

/** The report that was accepted last, with the names of this site; `null` before the first. */
function acceptedLines(siteDir: string): ReportLine[] | null {
  const report = written(siteDir, REPORT_FILE);
  return report === null ? null : ownNames(report).trim().split('\n').slice(1).map(parseLine);
}

/** What was accepted, oldest first. */
export const readRecord = (siteDir: string): ContractRecord =>
  withOwnNames(JSON.parse(written(siteDir, CHANGES_FILE) ?? '[]') as ContractRecord);

/** What is not in the report: nothing, where all was accepted. */
function unaccepted(siteDir: string, reported: Reported): Change[] {
  return changesBetween(acceptedLines(siteDir) ?? [], reportLines(reported));
}

/** Writes the report, what has changed, and the declarations. */
export function accept(
  siteDir: string,
  reported: Reported,
  declarations: string,
  date: string,
): Change[] {
  const changes = acceptedLines(siteDir) ? unaccepted(siteDir, reported) : null;
  if (changes?.length === 0) {
    return [];
  }
  const report = reportText(reportLines(reported));
  const accepted = {date, contract: contractHash(report), changes: changes ?? []};
  const files = {
    [REPORT_FILE]: report,
    [CHANGES_FILE]: `${JSON.stringify([...readRecord(siteDir), accepted], null, 2)}\n`,
    [`${HISTORY_FOLDER}/${declarationsName(accepted)}`]: declarations,
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  return changes ?? [];
}

const SHOWN = 20;

/** What nobody has accepted, as the lines that the report would lose and win. */
export function reportProblems(siteDir: string, reported: Reported): Problem[] {
  const record = readRecord(siteDir);
  // Without a baseline there is nothing to compare with.
  const changes = record.length ? unaccepted(siteDir, reported) : [];
  const lines = changes.flatMap(({before, after}) => [
    ...(before ? [`- ${before}`] : []),
    ...(after ? [`+ ${after}`] : []),
  ]);
  const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} lines more`] : [];
  const lost = record
    .map((it) => `${HISTORY_FOLDER}/${declarationsName(it)}`)
    .filter((file) => written(siteDir, file) === null);
  return [
    ...(changes.length
      ? [
          {
            file: REPORT_FILE,
            line: 1,
            message: `The contract is not as it was accepted:\n${[...lines.slice(0, SHOWN), ...more].join('\n')}`,
            remedy: `if that is meant, run \`${ACCEPT}\`, and commit what it writes`,
          },
        ]
      : []),
    ...lost.map((file) => ({
      file: CHANGES_FILE,
      line: 1,
      message: `It names ${file}, which is not there.`,
      remedy: 'restore the file from git',
    })),
  ];
}
