import path from 'node:path';
import ts from 'typescript';
import type {SiteSettings} from '../site';
import {isOwnPath} from '../base/addresses';
import {compilerHost} from '../base/compilerHost';
import type {Problem} from '../base/problem';
import {problemAt} from './check';

const FILE = 'src/site.ts';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  // The settings are data, and the smallest library is read in half the time.
  lib: ['lib.es5.d.ts'],
  types: [],
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** The line that a setting is on, by its path: `hosts.loader`. */
function lineOf(text: string, setting: string): number {
  const at = setting
    .split('.')
    .reduce((from, name) => text.indexOf(`${name}:`, from), text.indexOf('export const site'));
  return text.slice(0, at).split('\n').length;
}

const isAddress = (value: string) => /^https:\/\/[\w.-]+(?:\/[\w./~-]*)?(?<!\/)$/.test(value);
const isContact = (value: string) =>
  /^(?:mailto:[\w.+-]+@[\w.-]+|https:\/\/[\w.-]+(?:\/\S*)?)$/.test(value);
const isWord = (value: string) => /^[\w.-]+$/.test(value);
const isScoped = (value: string) => /^@[a-z\d][a-z\d._-]*\/[a-z\d][a-z\d._-]*$/.test(value);
const isRoute = (value: string) => value.startsWith('/') && isOwnPath(value);

type Rule = readonly [
  setting: string,
  value: string | null | undefined,
  isRight: (value: string) => boolean,
  what: string,
  remedy: string,
];

/** What types can't say. The `loader` has a placeholder in its path. */
function rules(settings: SiteSettings): Rule[] {
  const {hosts, packages, repository, announcement, security, feedback} = settings;
  const host = 'write https://, the host and its path, without a slash at the end';
  const source = 'write https://, host and path, without a slash at the end, or null';
  const word = 'write letters, digits, “-”, “_” and “.”';
  const scoped = 'write @, your scope, / and a name, all in lower case';
  const path = 'begin it with one slash, without the base URL';
  const to = 'write mailto: and an email address, the https:// address of a page, or null';
  return [
    ...Object.entries(hosts).map(([name, value]): Rule => [
      `hosts.${name}`,
      value,
      isAddress,
      'an address of a host',
      host,
    ]),
    ['packages.repositories', packages.repositories, isAddress, 'an address of repositories', host],
    ['packages.npm', packages.npm, isScoped, 'a scoped name of a package', scoped],
    ['repository', repository, isAddress, 'an address of a repository', source],
    // A script in the head of every page has it.
    ['announcement.id', announcement?.id, isWord, 'an id', word],
    ['announcement.link.to', announcement?.link?.to, isRoute, 'a path of this site', path],
    ['security.contact', security.contact, isContact, 'an address that security.txt can name', to],
    ['feedback', feedback, isContact, 'an address to tell of mistakes', to],
  ];
}

/** What is wrong with the owner's settings. */
export function siteProblems(siteDir: string, settings: SiteSettings): Problem[] {
  const file = path.join(siteDir, FILE);
  const program = ts.createProgram([file], OPTIONS, compilerHost(OPTIONS));
  const source = program.getSourceFile(file);
  if (!source) {
    throw new Error(`There is no ${FILE}.`);
  }
  const wrong = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({start = 0, messageText}) => ({
    file: FILE,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    remedy: 'write what SiteSettings, at the beginning of the file, says of it',
  }));
  return wrong.length
    ? wrong
    : rules(settings).flatMap(([setting, value, isRight, what, remedy]) => {
        const isWrong = typeof value === 'string' && !isRight(value);
        const line = lineOf(source.text, setting);
        return problemAt(FILE, line, isWrong && [`“${value}” isn’t ${what}.`, remedy]);
      });
}
