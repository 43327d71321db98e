import path from 'node:path';
import ts from 'typescript';
import type {SiteSettings} from '../site';
import {isOwnPath} from '../base/addresses';
import type {Problem} from '../base/problem';

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

/** The line that a setting stands on, by its path: `hosts.loader`. */
function lineOf(source: ts.SourceFile, setting: string): number {
  let line = 1;
  const search = (node: ts.Node, [name, ...rest]: string[]): void => {
    ts.forEachChild(node, (child) => {
      if (ts.isPropertyAssignment(child) && child.name.getText(source) === name) {
        line = source.getLineAndCharacterOfPosition(child.getStart(source)).line + 1;
        search(child.initializer, rest);
      } else if (!ts.isPropertyAssignment(child)) {
        search(child, [name ?? '', ...rest]);
      }
    });
  };
  search(source, setting.split('.'));
  return line;
}

/** What types can't say. The `loader` has a placeholder in its path. */
function valueProblems({
  hosts,
  repository,
  announcement,
  security,
}: SiteSettings): [string, string, string][] {
  const isAddress = (value: string) => /^https:\/\/[\w.-]+(?:\/[\w./~-]*)?$/.test(value);
  const found: [string, string, string][] = [];
  for (const [name, value] of Object.entries(hosts)) {
    if (!isAddress(value) || value.endsWith('/')) {
      found.push([
        `hosts.${name}`,
        `“${value}” is no address of a host.`,
        'write https://, the host and its path, without a slash at the end',
      ]);
    }
  }
  if (repository !== null && (!isAddress(repository) || repository.endsWith('/'))) {
    found.push([
      'repository',
      `“${repository}” is no address of a repository.`,
      'write https://, host and path, without a slash at the end, or null',
    ]);
  }
  // A script in the head of every page has it.
  if (announcement && !/^[\w.-]+$/.test(announcement.id)) {
    found.push([
      'announcement.id',
      `“${announcement.id}” is no id.`,
      'write letters, digits, “-”, “_” and “.”',
    ]);
  }
  const to = announcement?.link?.to ?? '/';
  if (!to.startsWith('/') || !isOwnPath(to)) {
    found.push([
      'announcement.link.to',
      `“${to}” is no path of this site.`,
      'begin it with one slash, without the base URL',
    ]);
  }
  const {contact} = security;
  if (
    contact !== null &&
    !/^(?:mailto:[\w.+-]+@[\w.-]+|https:\/\/[\w.-]+(?:\/\S*)?)$/.test(contact)
  ) {
    found.push([
      'security.contact',
      `“${contact}” is no address that security.txt can name.`,
      'write mailto: and an e-mail address, the https:// address of a page, or null',
    ]);
  }
  return found;
}

/**
 * What is wrong with the owner's settings, before Docusaurus reads the configuration that is made of
 * them: it would say that a title must be a string, and not whose.
 */
export function siteProblems(siteDir: string, site: SiteSettings): Problem[] {
  const file = path.join(siteDir, FILE);
  const program = ts.createProgram([file], OPTIONS);
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
    : valueProblems(site).map(([setting, message, remedy]) => ({
        file: FILE,
        line: lineOf(source, setting),
        message,
        remedy,
      }));
}
