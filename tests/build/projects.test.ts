/**
 * The projects as readers get them: their zips, and in `npm run test:all` each of them installed and
 * tested from its unpacked zip, and the channel job against a mock of the REST API.
 */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startPagesServer, type PagesServer} from '../../scripts/pagesServer';
import {ownNames} from '../../src/ownNames';
import {readProjects, projectOf} from '../../src/site-model/sources/projects';
import {build, pageOf, read, root} from './built';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'projects-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

const files = readProjects(root);
const names = [...new Set(Object.keys(files).map(projectOf))];
const zipOf = (name: string) => unzipSync(fs.readFileSync(path.join(build, `samples/${name}.zip`)));
const text = (content?: Uint8Array) => new TextDecoder().decode(content);

test.each(names)('%s.zip has the files of git, the stand-in, the kit and the types', (name) => {
  const zip = zipOf(name);
  const own = Object.keys(files).filter((file) => projectOf(file) === name);
  const vendor = ['check.mjs', 'virtual-stadium.d.ts', 'widgetloader.js'];
  expect(Object.keys(zip)).toEqual(
    [
      ...own.map((file) => file.slice('samples/'.length)),
      ...vendor.map((file) => `${name}/vendor/${file}`),
    ].sort(),
  );
  for (const file of own) {
    expect(text(zip[file.slice('samples/'.length)])).toBe(ownNames(files[file]!));
  }
  expect(text(zip[`${name}/vendor/check.mjs`])).toBe(read('stand-in/check.mjs'));
  expect(text(zip[`${name}/vendor/widgetloader.js`])).toBe(read('stand-in/widgetloader.js'));
  expect(text(zip[`${name}/vendor/virtual-stadium.d.ts`])).toBe(read('types/virtual-stadium.d.ts'));
});

function unpack(name: string): string {
  for (const [file, content] of Object.entries(zipOf(name))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), content);
  }
  return path.join(folder, name);
}

/** Runs a command as a reader does; what it says is the message of a failure. */
function run(cwd: string, command: string, env: NodeJS.ProcessEnv = {}): string {
  const {status, stdout, stderr} = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    // A reader's shell knows nothing of this test runner.
    env: {PATH: process.env.PATH, HOME: process.env.HOME, ...env},
  });
  expect(status, `${command} in ${path.basename(cwd)}:\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe.runIf(process.env.TEST_ALL)('from its zip,', () => {
  test.each(names.filter((name) => `samples/${name}/package.json` in files))(
    '%s installs and passes its tests',
    (name) => {
      const project = unpack(name);
      run(project, 'npm ci --prefer-offline --no-audit --no-fund');
      run(project, 'npm test');
    },
    300_000,
  );

  test('the channel job creates its channels on the mock of the page, twice without harm', async () => {
    const [program = ''] =
      /@stoplight\/prism-cli@[\d.]+/.exec(read('docs/apiReference/endpoints.md')) ?? [];
    const port = await freePort();
    const description = path.join(build, 'openapi.yaml');
    const mock = spawn('npx', ['--yes', program, 'mock', '--port', String(port), description], {
      cwd: folder,
      detached: true,
    });
    try {
      let said = '';
      await new Promise<void>((resolve, reject) => {
        mock.stdout.on('data', (part: Buffer) => {
          said += String(part);
          if (said.includes('Prism is listening')) resolve();
        });
        mock.once('exit', () => reject(new Error(said)));
      });
      const project = unpack('season-channels');
      run(project, 'npm ci --prefer-offline --no-audit --no-fund');
      const env = {VS_API: `http://127.0.0.1:${port}`, VS_TOKEN: 'TOKEN'};
      const first = run(project, 'npm start', env);
      expect(first).toContain("'accepted'");
      const list = fs.readFileSync(path.join(project, 'season.jsonl'), 'utf8');
      expect(run(project, 'npm start', env)).toBe(first);
      expect(fs.readFileSync(path.join(project, 'season.jsonl'), 'utf8')).toBe(list);
    } finally {
      process.kill(-mock.pid!);
    }
  }, 300_000);
});

describe('a newcomer, in an empty folder with Node alone,', () => {
  let site: PagesServer;

  beforeAll(async () => {
    site = await startPagesServer(build, {port: 0, base: '/'});
  });
  afterAll(() => site.close());

  /** The commands of the quick start, for the site as it is served here. */
  function commands(): string[] {
    const page = pageOf('/docs/virtualStadium/web/widgets/virtualStadium/quickStart');
    const address =
      page('link[rel="canonical"]')
        .attr('href')
        ?.replace(/docs\/.*/, '') ?? '';
    const [, shell = ''] =
      /## Try it without a client ID[^]*?```shell\n([^]*?)\n```/.exec(
        read('docs/virtualStadium/web/widgets/virtualStadium/quickStart.md'),
      ) ?? [];
    return shell.replaceAll(address, site.url).split('\n');
  }

  test('has a green check and the page of the stand-in in five commands', async () => {
    const lines = commands();
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.at(-1)).toBe('npm start');
    const empty = fs.mkdtempSync(path.join(folder, 'empty-'));
    // With the folder of Node and that of the shell, and no other.
    const PATH = `${path.dirname(process.execPath)}:/bin`;
    const port = await freePort();
    const child = spawn('sh', ['-e', '-c', lines.join('\n')], {
      cwd: empty,
      detached: true,
      env: {PATH, HOME: empty, PORT: String(port)},
    });
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += String(part)));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (part: Buffer) => {
          said += String(part);
          const found = /^http:\/\/localhost:\d+$/m.exec(said)?.[0];
          if (found?.endsWith(String(port))) resolve(found);
        });
        child.once('exit', () => reject(new Error(said)));
      });
      expect(said).toContain('no problem found');
      const page = await (await fetch(address)).text();
      const [, loader = ''] = /loader\.src = '([^']+)'/.exec(page) ?? [];
      expect(await (await fetch(address + loader)).text()).toBe(read('stand-in/widgetloader.js'));
    } finally {
      process.kill(-child.pid!);
    }
  }, 60_000);
});
