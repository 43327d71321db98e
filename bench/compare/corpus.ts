/**
 * The pages that all sites are built from: the same prose, code, tables and links in the dialect of
 * each generator. The same arguments give the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';

/** `ours` are pages as this site has them: MDX by name, without a position, fences as its check wants them. */
type Flavour = 'ours' | 'docusaurus' | 'starlight' | 'vitepress';

export const AREAS = ['guides', 'reference', 'tutorials'] as const;
type Area = (typeof AREAS)[number];

export interface CorpusPage {
  readonly area: Area;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

const SECTIONS = 5;
const ADMONITIONS = ['note', 'tip', 'warning', 'danger'] as const;
type Admonition = (typeof ADMONITIONS)[number];

const WORDS = (
  'request response client server token session stream buffer cache queue worker event handler ' +
  'schema value type field option default timeout retry policy header payload error result index ' +
  'cursor page filter query record snapshot version region transport protocol adapter plugin module ' +
  'package build deploy release rollback migration channel message topic consumer producer signal ' +
  'metric trace span log level budget latency throughput batch window limit quota permission role ' +
  'scope key secret'
).split(' ');

const VERBS = (
  'creates returns updates validates encodes decodes opens closes schedules resolves rejects merges ' +
  'splits reads writes caches'
).split(' ');

const ADJECTIVES = (
  'stable pending nested partial immutable signed lazy eager durable idempotent local remote primary ' +
  'secondary optional required'
).split(' ');

/** What our check of samples asks of a fence. */
const OUR_FENCES: Readonly<Record<string, string>> = {
  bash: 'shell',
  json: 'json unchecked="It is of no type."',
};

const TYPES = ['string', 'number', 'boolean', 'string[]'];

const extension = (flavour: Flavour) => (flavour === 'ours' ? 'mdx' : 'md');
const padded = (index: number) => String(index).padStart(2, '0');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const singular = (area: Area) => area.replace(/s$/, '');
const slugOf = (area: Area, index: number) => `${singular(area)}-${padded(index)}`;
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({length: count}, (_, index) => make(index));

/** Mulberry32: small, and the same everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function link(flavour: Flavour, from: Area | null, area: Area, index: number, text: string) {
  const slug = slugOf(area, index);
  switch (flavour) {
    case 'ours':
    case 'docusaurus': {
      const folder = from === null ? `./${area}` : from === area ? '.' : `../${area}`;
      return `[${text}](${folder}/${slug}.${extension(flavour)})`;
    }
    case 'vitepress':
      return `[${text}](/${area}/${slug})`;
    case 'starlight':
      return `[${text}](/${area}/${slug}/)`;
  }
}

function admonition(flavour: Flavour, kind: Admonition, body: string): string {
  switch (flavour) {
    case 'ours':
    case 'docusaurus':
      return `:::${kind}\n\n${body}\n\n:::\n`;
    case 'vitepress':
      return `::: ${kind === 'note' ? 'info' : kind}\n${body}\n:::\n`;
    case 'starlight':
      return `:::${kind === 'warning' ? 'caution' : kind}\n\n${body}\n\n:::\n`;
  }
}

/** Writes one page; everything that it says is drawn from its own row of random numbers. */
class PageWriter {
  private readonly random: () => number;

  constructor(
    private readonly flavour: Flavour,
    private readonly area: Area,
    private readonly index: number,
    private readonly perArea: number,
  ) {
    this.random = randomNumbers(AREAS.indexOf(area) * 1000 + index + 7);
  }

  page(): CorpusPage {
    const {area, index, flavour} = this;
    const title = `${capital(this.adjective())} ${this.word()} ${singular(area)} ${padded(index)}`;
    const description = `How the ${this.adjective()} ${this.word()} ${this.verb()} a ${this.word()}, what comes back, and what to check after it.`;
    const position = `sidebar_position: ${index}\n`;
    const order = {
      ours: '',
      docusaurus: position,
      starlight: `sidebar:\n  order: ${index}\n`,
      vitepress: '',
    }[flavour];
    const text = [
      `---\ntitle: ${title}\ndescription: ${description}\n${order}---\n\n`,
      // Starlight writes the heading from the title.
      flavour === 'starlight' ? '' : `# ${title}\n\n`,
      `${this.paragraph(2)}\n`,
      ...times(SECTIONS, (section) => this.section(section)),
      `## See also\n\n${this.related()}\n`,
    ].join('');
    return {area, slug: slugOf(area, index), title, text};
  }

  private section(section: number): string {
    const number = section + 1;
    const parts = [
      `## ${capital(this.verb())} the ${this.word()} ${number}\n\n${this.paragraph(3)}\n`,
      `${section === 0 ? this.code('ts') : this.anyCode()}\n`,
    ];
    if (section % 2 === 0) {
      parts.push(`${admonition(this.flavour, this.pick(ADMONITIONS), this.sentence())}\n`);
    }
    parts.push(
      `### ${capital(this.adjective())} ${this.word()} ${number}\n\n${this.paragraph(1)}\n`,
      `${section % 2 ? this.table() : this.list()}\n`,
    );
    if (section < 2) {
      parts.push(
        `#### ${capital(this.word())} notes ${number}\n\n${this.paragraph(1)}\n${this.anyCode()}\n`,
      );
    }
    return parts.join('');
  }

  private related(): string {
    return [1, 2, 3]
      .map((distance) => {
        const area = this.at(AREAS, AREAS.indexOf(this.area) + distance);
        const index = ((this.index + distance * 7) % this.perArea) + 1;
        return `- ${this.link(area, index, `Related page ${distance}`)}`;
      })
      .join('\n');
  }

  private sentence(): string {
    const clauses = times(
      2 + this.below(2),
      () =>
        `the ${this.adjective()} ${this.word()} ${this.verb()} each ${this.word()} of the ${this.word()}`,
    );
    return `${capital(clauses.join(', and '))}${this.ending()}.`;
  }

  private ending(): string {
    const chance = this.random();
    if (chance < 0.2) {
      return ` through \`${this.word()}.${this.word()}()\``;
    }
    if (chance < 0.35) {
      const area = this.pick(AREAS);
      return `, see ${this.link(area, 1 + this.below(this.perArea), `the ${this.word()} page`)}`;
    }
    return chance < 0.45 ? ` with a **${this.adjective()} ${this.word()}**` : '';
  }

  private paragraph(sentences: number): string {
    return `${times(sentences, () => this.sentence()).join(' ')}\n`;
  }

  private list(): string {
    const item = () =>
      `- ${capital(this.adjective())} ${this.word()}: ${this.verb()} the ${this.word()}`;
    return `${times(4, item).join('\n')}\n`;
  }

  private table(): string {
    const row = () =>
      `| \`${this.name()}\` | \`${this.pick(TYPES)}\` | \`${this.below(100)}\` | ${capital(this.verb())} the ${this.adjective()} ${this.word()}. |`;
    const head = '| Option | Type | Default | Description |\n| --- | --- | --- | --- |';
    return `${[head, ...times(4 + this.below(3), row)].join('\n')}\n`;
  }

  private anyCode(): string {
    return this.code(this.pick(['ts', 'js', 'tsx', 'json', 'bash', 'yaml', 'css'] as const));
  }

  private code(language: 'ts' | 'js' | 'tsx' | 'json' | 'bash' | 'yaml' | 'css'): string {
    const info = this.flavour === 'ours' ? (OUR_FENCES[language] ?? language) : language;
    return `\`\`\`${info}\n${this[language]()}\`\`\`\n`;
  }

  private ts(): string {
    const type = capital(this.name());
    return `interface ${type}Item {
  readonly id: string;
  readonly ${this.word()}: string;
  sizeMs?: number;
}

/** ${capital(this.adjective())} ${this.word()} settings. */
type ${type}Stream = (options: {limit: number}) => AsyncIterable<${type}Item>;

export async function ${this.name()}(stream: ${type}Stream): Promise<Map<string, number>> {
  const out = new Map<string, number>();
  for await (const item of stream({limit: ${this.below(500)}})) {
    if (item.id !== '${this.word()}') out.set(item.id, item.sizeMs ?? 0); // ${this.adjective()}
  }
  return out;
}
`;
  }

  private js(): string {
    const name = this.name();
    const word = this.word();
    return `/** @param {(options: {retries: number}) => Promise<{${word}: string}>} call */
function ${name}(call) {
  return call({retries: ${this.below(9)}})
    .then((res) => console.log(\`done: \${res.${word}}\`))
    .catch((err) => {
      console.error(err.message);
      throw err;
    });
}
`;
  }

  private tsx(): string {
    return `import {useState} from 'react';

export function ${capital(this.name())}({items}: {items: readonly string[]}) {
  const [open, setOpen] = useState(false);
  return (
    <ul aria-expanded={open} onClick={() => setOpen(!open)}>
      {items.map((item) => <li key={item}>{item.toUpperCase()}</li>)}
    </ul>
  );
}
`;
  }

  private json(): string {
    return `{
  "${this.word()}": {"${this.word()}": ${this.below(100)}, "enabled": true},
  "${this.word()}": ["${this.word()}", "${this.word()}"],
  "timeoutMs": ${this.below(60_000)}
}
`;
  }

  private bash(): string {
    return `npm install @example/sdk
export ${this.word().toUpperCase()}_TOKEN="$(example login --print)"
example ${this.word()} create --${this.word()}=${this.below(10)} | tee out.log
`;
  }

  private yaml(): string {
    return `${this.word()}:
  ${this.word()}: ${this.adjective()}
  ${this.word()}s:
    - name: ${this.word()}
      limit: ${this.below(1000)}
`;
  }

  private css(): string {
    const colour = this.below(0xffffff).toString(16).padStart(6, '0');
    return `.${this.word()} > .${this.word()}:hover {
  color: #${colour};
  padding: calc(1rem + ${this.below(8)}px);
}
`;
  }

  private link(area: Area, index: number, text: string): string {
    return link(this.flavour, this.area, area, index, text);
  }

  private name(): string {
    return this.word() + capital(this.word());
  }

  private word(): string {
    return this.pick(WORDS);
  }

  private verb(): string {
    return this.pick(VERBS);
  }

  private adjective(): string {
    return this.pick(ADJECTIVES);
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return this.at(items, this.below(items.length));
  }

  private at<Item>(items: readonly Item[], index: number): Item {
    const item = items[index % items.length];
    if (item === undefined) {
      throw new Error('There is nothing to pick from.');
    }
    return item;
  }
}

function corpusPages(flavour: Flavour, count: number): CorpusPage[] {
  const perArea = Math.ceil(count / AREAS.length);
  return AREAS.flatMap((area) =>
    times(perArea, (index) => new PageWriter(flavour, area, index + 1, perArea).page()),
  );
}

function startPage(flavour: Flavour): string {
  const heading = flavour === 'starlight' ? '' : '# Example SDK\n\n';
  const links = AREAS.map((area) => link(flavour, null, area, 1, area)).join(', ');
  return `---\ntitle: Example SDK\n---\n\n${heading}Start here: ${links}.\n`;
}

/** Writes the pages, and a start page that leads to them, into a folder that held nothing else. */
export function writeCorpus(folder: string, flavour: Flavour, count: number): CorpusPage[] {
  const pages = corpusPages(flavour, count);
  fs.rmSync(folder, {recursive: true, force: true});
  for (const {area, slug, text} of pages) {
    fs.mkdirSync(path.join(folder, area), {recursive: true});
    fs.writeFileSync(path.join(folder, area, `${slug}.${extension(flavour)}`), text);
  }
  fs.writeFileSync(path.join(folder, `index.${extension(flavour)}`), startPage(flavour));
  return pages;
}
