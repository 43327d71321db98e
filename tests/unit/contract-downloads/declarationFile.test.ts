import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {declarationFile} from '../../../src/outputs/downloads/declarationFile';
import {compile} from '../../support/compiler';
import {namesIn} from '../../support/contractTypes';

const root = path.resolve(__dirname, '../../..');
const folders: string[] = [];

function temporary(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'declaration-file-'));
  folders.push(folder);
  return folder;
}

afterAll(() => folders.forEach((it) => fs.rmSync(it, {recursive: true, force: true})));

function declarations(contract = path.join(root, 'src/contract')): string {
  return declarationFile(contract, ['First line.', '', 'Third line.']);
}

/** What the compiler says of a project that has the file, its own sources and nothing else. */
function saidOf(project?: string, more: object = {}): string {
  const folder = temporary();
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  if (project) {
    fs.cpSync(path.join(root, 'tests/fixtures/integrator', project), folder, {recursive: true});
  }
  fs.writeFileSync(path.join(folder, 'virtual-stadium.d.ts'), declarations());
  return compile(folder, {
    types: [],
    skipLibCheck: false,
    allowJs: true,
    checkJs: true,
    verbatimModuleSyntax: true,
    target: 'ES2020',
    lib: ['ES2020', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'auto',
    ...more,
  });
}

describe('the declaration file', {timeout: 60_000}, () => {
  it('is valid, and types scripts, modules and JavaScript by lying beside them', () => {
    expect(saidOf('plain')).toBe('');
  });

  it('is taken for an ES module where a package is one', () => {
    expect(saidOf(undefined, {module: 'nodenext', moduleResolution: 'nodenext'})).toBe('');
  });

  it('takes properties, widgets and actions that the integrator adds', () => {
    expect(saidOf('augmented')).toBe('');
  });

  it('has every type with its comment, and no other module', () => {
    const text = declarations();
    const names = [...namesIn('interfaces'), ...namesIn('type-aliases')];
    for (const name of [...names, 'SIRFunction', 'FunctionAdapter', 'VirtualStadiumProps']) {
      expect(text).toMatch(new RegExp(`\\*/\\n  (?:interface|type) ${name}\\b`));
    }
    expect(text).toContain('    /** Localized display name of the outcome. */');
    expect(text).toContain(' * const betSlip: BetSlip = {');
    const others =
      /^\s*(?:import|export)\b(?! import (\w+) = VirtualStadium\.\1;$).*|require\(|eslint/gm;
    expect(text.match(others)).toBeNull();
    expect(text).toMatch(/^\/\/ First line\.\n\/\/\n\/\/ Third line\.\n\ndeclare namespace /);
  });

  it('is the same each time', () => {
    expect(declarations()).toBe(declarations());
  });
});

describe('a contract that does not fit into one file', () => {
  const globals = `import type {Sir} from './types';
declare global {
  /** The global. */
  const SIR: Sir;
}
`;
  const contractOf = (files: Readonly<Record<string, string>>): string => {
    const folder = temporary();
    const all = {
      'integration.ts': "export type * from './types';\n",
      'global.ts': globals,
      ...files,
    };
    Object.entries(all).forEach(([name, text]) => fs.writeFileSync(path.join(folder, name), text));
    return folder;
  };
  const sir = 'export type Sir = () => void;\n';

  it('is told from one that does', () => {
    expect(declarations(contractOf({'types.ts': sir}))).toBe(`// First line.
//
// Third line.

declare namespace VirtualStadium {
  type Sir = () => void;
}

/** The global. */
declare const SIR: VirtualStadium.Sir;

declare module 'virtual-stadium' {
  export import Sir = VirtualStadium.Sir;
}
`);
  });

  it.each([
    [
      'two types of one name',
      {'types.ts': `${sir}import './more';\n`, 'more.ts': '\nexport interface Sir {a: string}\n'},
      /more\.ts:2\n {2}The contract has two types of the name Sir\.\n {2}Remedy: rename/,
    ],
    [
      "a browser's type that has the name of one of its own",
      {
        'types.ts': `${sir}import './more';\nexport interface Event {id: string}\n`,
        'more.ts': '\nexport interface Click {\n  event: Event;\n}\n',
      },
      /more\.ts:3\n {2}Event is a type of the browser here.*\n {2}Remedy: import Event/,
    ],
    [
      'a value',
      {'types.ts': `${sir}\nexport const version = 1;\n`},
      /types\.ts:3\n {2}The declaration file takes interfaces and type aliases.*\n {2}Remedy: /,
    ],
    [
      'a package',
      {'types.ts': `import type {Thing} from 'thing';\n${sir}`},
      /types\.ts:1\n {2}The contract imports thing\.\n {2}Remedy: /,
    ],
    [
      'nothing global',
      {'types.ts': sir, 'global.ts': 'export {};\n'},
      /global\.ts:1\n {2}The file declares nothing global\.\n {2}Remedy: /,
    ],
  ])('is refused: %s', (_, files, message) => {
    expect(() => declarations(contractOf(files))).toThrow(message);
  });
});
