/**
 * Compares this site with a stock Docusaurus, Starlight and VitePress, all with the same pages:
 * `npx tsx bench/compare`. See bench/README.md.
 */
import {execFileSync} from 'node:child_process';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {launchOptions} from '../../scripts/browser';
import {arrival, type Served} from './arrival';
import {builds, buildSite} from './build';
import {deployment} from './deployment';
import {development} from './dev';
import {growth} from './growth';
import {installTools, installedVersion, repository, toolsFolder} from './install';
import {navigation} from './navigation';
import {makeCertificate, serve, type Certificate} from './server';
import {SITE_IDS, sites as allSites, type Site} from './sites';
import {table, type Row} from './table';

const PAGES = 150;
const PARTS = ['build', 'arrival', 'navigation', 'dev', 'growth'] as const;
type Part = (typeof PARTS)[number];

interface Plan {
  readonly runs: number;
  readonly parts: readonly Part[];
  readonly sites: readonly Site[];
  readonly sizes: readonly number[];
}

function chosen<Name extends string>(list: string, known: readonly Name[]): Name[] {
  const asked = list.split(',');
  const unknown = asked.filter((name) => !known.some((one) => one === name));
  if (unknown.length) {
    throw new Error(`"${unknown.join(', ')}" is none of ${known.join(', ')}.`);
  }
  return known.filter((name) => asked.includes(name));
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`"${text}" is no whole number above 0.`);
  }
  return number;
}

function readPlan(): Plan {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string', default: PARTS.join(',')},
      sites: {type: 'string', default: SITE_IDS.join(',')},
      sizes: {type: 'string', default: '150,600,1500'},
    },
  });
  const ids = chosen(values.sites, SITE_IDS);
  return {
    runs: count(values.runs),
    parts: chosen(values.only, PARTS),
    sites: allSites.filter(({id}) => ids.includes(id)),
    sizes: values.sizes.split(',').map(count),
  };
}

async function inBrowser({parts, sites, runs}: Plan, certificate: Certificate): Promise<Row[]> {
  const served: Served[] = [];
  for (const site of sites) {
    served.push({site, server: await serve(site.output, certificate)});
  }
  try {
    return [
      ...(parts.includes('arrival') ? await arrival(served, certificate, runs) : []),
      ...(parts.includes('navigation') ? await navigation(served, certificate, runs) : []),
    ];
  } finally {
    served.forEach(({server}) => server.close());
  }
}

/** Builds come first, since the browser is shown what they leave; growth last, as it leaves more. */
async function* measured(plan: Plan): AsyncGenerator<Row[]> {
  const {parts, sites, runs} = plan;
  const certificate = makeCertificate();
  const needsBrowser = parts.includes('arrival') || parts.includes('navigation');
  if (parts.includes('build')) {
    yield* builds(sites, runs, PAGES);
  } else if (needsBrowser) {
    for (const site of sites) {
      console.error(`building ${site.id}`);
      await buildSite(site);
    }
  }
  if (needsBrowser) {
    yield await inBrowser(plan, certificate);
  }
  if (parts.includes('arrival')) {
    yield await deployment(sites, certificate);
  }
  if (parts.includes('dev')) {
    yield await development(sites, runs);
  }
  if (parts.includes('growth')) {
    yield await growth(sites, plan.sizes);
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {cwd: repository, encoding: 'utf8'}).trim();
}

function circumstances({sites, runs}: Plan): string {
  const browser = execFileSync(launchOptions().executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const load = os.loadavg()[0]?.toFixed(1);
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${runs} runs, ${PAGES} pages.`,
    `${cpu}, ${os.availableParallelism()} cores, ${memory} GiB, load before ${load}.`,
    `Node ${process.versions.node}, ${browser}, Lighthouse ${installedVersion(toolsFolder, 'lighthouse')}.`,
    ...sites.map((site) => `${site.label}: ${site.versions()}.`),
  ].join('\n');
}

async function main(): Promise<void> {
  const plan = readPlan();
  await installTools();
  for (const site of plan.sites) {
    await site.install();
    site.write(PAGES);
  }
  // Before the rest: by the end, the load is our own and the sources may be others.
  const about = circumstances(plan);
  const rows: Row[] = [];
  try {
    for await (const part of measured(plan)) {
      rows.push(...part);
    }
  } finally {
    // Also after a failure: what was measured until then has taken its time.
    if (rows.length) {
      console.info(`${about}\n\n${table(rows, plan.sites)}`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
