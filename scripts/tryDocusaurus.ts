/**
 * `npx tsx scripts/tryDocusaurus.ts <version>`: installs that version of Docusaurus into a copy of the
 * repository, builds it, runs its tests, and prints what broke, by the list of what this site takes
 * hold of. Without a version, the newest 3.x.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {LIST, reachIns} from '../src/docusaurus/reachingIn';

const root = path.join(__dirname, '..');

/** One thing that broke, as its step says it. */
interface Finding {
  readonly step: string;
  readonly said: string;
}

function newest(): string {
  const said = execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], {
    encoding: 'utf8',
  });
  return ([JSON.parse(said)].flat() as string[]).at(-1) ?? '';
}

/** The tree as it is, with the packages of Docusaurus at another version. */
function copyWith(version: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docusaurus-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});
  for (const file of files.split('\0').filter((it) => it && fs.existsSync(path.join(root, it)))) {
    fs.cpSync(path.join(root, file), path.join(folder, file));
  }
  // Tests ask git which files are there.
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
  ]) {
    execFileSync('git', args, {cwd: folder, stdio: 'ignore'});
  }
  const manifest = path.join(folder, 'package.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, text.replace(/("@docusaurus\/[\w-]+": )"[^"]+"/g, `$1"${version}"`));
  return folder;
}

/** The lines of a step that say what is wrong; none where it passed. */
function run(folder: string, step: string, command: string, wrong: RegExp): Finding[] {
  console.error(`${step} …`);
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...process.env, NO_COLOR: '1', NODE_ENV: undefined, UPDATE_LICENCES: '1'},
  });
  if (status === 0) {
    return [];
  }
  const lines = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim());
  const found = [...new Set(lines.filter((line) => wrong.test(line)))];
  return (found.length ? found : lines.filter(Boolean).slice(-5)).map((said) => ({step, said}));
}

/** Takes the rows out that no longer hold: with them, the build would stop before it begins. */
function withoutGone(folder: string): Finding[] {
  const gone = reachIns(folder).filter(({problem}) => problem !== null);
  const file = path.join(folder, LIST);
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const kept = lines.filter((_, index) => !gone.some(({line}) => line === index + 1));
  fs.writeFileSync(file, kept.join('\n'));
  return gone.map(({problem}) => ({step: 'reaching in', said: problem ?? ''}));
}

function print(version: string, findings: readonly Finding[]): void {
  const rows = reachIns(root);
  const left = new Set(findings);
  console.log(`# Docusaurus ${version}\n`);
  for (const ours of new Set(rows.map((it) => it.ours))) {
    const tests = rows.flatMap((it) =>
      it.ours === ours ? (/^`(.*\.test\.ts)`$/.exec(it.rests)?.[1] ?? []) : [],
    );
    const broke = [...left].filter(({said}) => [ours, ...tests].some((it) => said.includes(it)));
    broke.forEach((it) => left.delete(it));
    console.log(`- ${ours}: ${broke.length ? 'broke' : 'holds'}`);
    broke.forEach(({step, said}) => console.log(`  - ${step}: ${said}`));
  }
  console.log(left.size ? '\nBesides:\n' : '\nNothing else broke.');
  left.forEach(({step, said}) => console.log(`- ${step}: ${said}`));
}

function main(): void {
  const version = process.argv[2] ?? newest();
  const folder = copyWith(version);
  try {
    const quiet = '--no-audit --no-fund --loglevel=error';
    const installed = run(folder, 'install', `npm install ${quiet}`, /^npm error/);
    const found = installed.length
      ? []
      : [
          ...withoutGone(folder),
          ...run(folder, 'types', 'npx tsc', /error TS\d+/),
          ...run(folder, 'build', 'npm run build', /^(?:\[?ERROR|Error|×)|Remedy|is not|can.t/),
          ...run(folder, 'unit tests', 'npx vitest run --project unit', /^FAIL /),
          ...(fs.existsSync(path.join(folder, 'build/index.html'))
            ? run(folder, 'tests of the build', 'npx vitest run --project build', /^FAIL /)
            : []),
        ];
    print(version, [...installed, ...found]);
    process.exitCode = installed.length + found.length ? 1 : 0;
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

main();
