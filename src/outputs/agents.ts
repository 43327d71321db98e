import type {GeneratedFiles} from '../base/files';
import {provisionalMark as mark} from '../base/provisional';
import {site as settings} from '../site';
import {addressOf, type Site} from '../site-model/site';
import {AGENTS, WHOLE} from './twins/llms';
import {twinFile} from './twins/twin';

/** The sentence of a fact, as the pages say it. */
function sentenceOf(id: string, {facts}: Site): string {
  const fact = facts.product.find((it) => it.id === id);
  if (!fact) {
    throw new Error(
      `${AGENTS} names the fact ${id}, which is not there.\n  Remedy: name another one in src/outputs/agents.ts.`,
    );
  }
  return fact.status === 'derived' ? `${fact.sentence} (${mark.word})` : fact.sentence;
}

const listed = (names: readonly string[]) => names.map((it) => `\`${it}\``).join(', ');

/** What of the contract is provisional as a whole, by what it is. */
function doubtedNames(site: Site): string[] {
  const doubted = (site.contract?.entries ?? []).filter(({provisional}) => provisional);
  const groups = [
    ['Types', ['interface', 'alias', 'function']],
    ['Actions', ['action']],
    ['Requests to the adapter', ['request']],
    ['Commands of `SIR`', ['SIR command']],
  ] as const;
  return groups.flatMap(([title, kinds]) => {
    const names = doubted.filter(({kind}) => kinds.some((it) => it === kind));
    return names.length ? [`- ${title}: ${listed(names.map(({name}) => name))}`] : [];
  });
}

/** What a coding agent has to know of the product, and where the rest is: `/AGENTS.md`. */
export function agents(site: Site): GeneratedFiles {
  const {title, product} = settings;
  const at = (file: string) => addressOf(site, `/${file}`);
  const page = (said: string, route: string) => {
    const [path = '', anchor] = route.split('#');
    return `[${said}](${at(twinFile(path))}${anchor ? `#${anchor}` : ''})`;
  };
  const said = (id: string) => sentenceOf(id, site);
  const labels = (status: string) =>
    [...new Set(site.facts.product.map(({group}) => group))].flatMap((group) => {
      const found = site.facts.product.filter((it) => it.group === group && it.status === status);
      return found.length ? [`- ${group}: ${found.map(({label}) => label).join('; ')}`] : [];
    });
  const text = `# ${product.name} for coding agents

Copy this file into the repository of an integration of ${product.name} by ${product.vendor}. It is made from ${title}, ${at('')}. ${settings.disclaimer}

## Where everything is

Every page has its text as Markdown at its own address with \`.md\` after it.

- Index of all pages: ${at(WHOLE)}, with one index for each area and the full text in parts
- Types for TypeScript: ${at('types/virtual-stadium.d.ts')}, as a package ${at('types/virtual-stadium.tgz')}. Write \`import type {BetSlip} from 'virtual-stadium'\`, never \`import\` without \`type\`
- JSON Schemas: ${at('schemas/virtual-stadium.json')}
- REST API: ${at('openapi.yaml')}
- What has changed in the types and the REST API, and what to do about it: ${at('changes.json')}
- Facts, with their status and source: ${at('facts.json')}
- Errors, with cause and fix: ${at('symptoms.json')}
- Stand-in for the loader, to try a page without an account: ${at('stand-in/widgetloader.js')}
- Check of adapters, tokens, bet slips, and channels: ${at('stand-in/check.mjs')}. \`node check.mjs --help\` shows how

Start with the ${page('quick start', '/docs/virtualStadium/web/widgets/virtualStadium/quickStart')}, then ${page('the adapter', '/docs/virtualStadium/web/adapter/custom/getting-started')}. Look a name up before you use it: what is not in the types is not known to exist.

## Rules

1. **A server signs.** Sign a token for each user on your own server, from the user's session there. The private key is never in a page, in an app, or in a repository. ${said('token-lifetime')} ${page('Authenticate users', '/docs/virtualStadium/authentication')}
2. **The adapter first.** Call \`SIR('registerAdapter', …)\` before the first \`SIR('addWidget', …)\`. ${said('adapters-per-page')} ${page('The order of calls', '/docs/virtualStadium/web/overview#the-order-of-calls')}
3. **Wait before the call, not within it.** Have the token in a variable before \`SIR('addWidget', …)\`: an \`await\` among its arguments can lose the call.
4. **IDs by module.** Branch on the type of the action before you read an ID: \`BetInsightsOutcome\` has market and outcome IDs of the Unified Odds Feed, \`FlashBetOutcome\` and \`CopyBet\` have your own. Send the type to your backend with the IDs. ${page('Map the IDs', '/docs/virtualStadium/shared/selection-data-structures#map-the-ids')}
5. **What arrives is input.** A copied slip comes from another user: take its IDs, and look up names, odds, and amounts in your backend. ${said('selection-checks')} ${page('Copy Bet', '/docs/virtualStadium/web/widgets/virtualStadium/modules/copyBetButton')}
6. **The REST API is for servers.** ${said('management-api')} Keep its tokens there. ${page('REST API', '/docs/apiReference/overview')}

## Not confirmed

Never present any of this as a fact, in code, comments, or answers. Say that it is not confirmed, and ask ${product.contact}: ${page('what provisional means', mark.page)}. In pages it is between \`${mark.markup.begin}\` and \`${mark.markup.end}\` or has the word “${mark.word}”; in the types it has \`@provisional\`, in the schemas \`x-provisional\`.

${[...doubtedNames(site), ...labels('derived')].join('\n')}

## Not known

There is no answer to these. Don't guess one: leave it open, and say whom to ask (\`facts.json\` has the question and whom).

${labels('unknown').join('\n')}
`;
  return new Map([[AGENTS, text]]);
}
