import path from 'node:path';
import {categoriesOf, kindNames, referenceTypes, type ReferenceType} from '../contract/categories';
import type {ContractModel} from '../contract/model';
import {referencePage} from '../contract/places';
import {sentencesOf} from '../contract/text';
import {folder} from './options';

/**
 * What is written of the reference: front matter, the sentences of the index, and an element for
 * all else, which `src/site-model/transforms/reference.ts` makes of the model.
 */

const shortest = 50;
const longest = 160;

function cut(text: string): string {
  if (text.length <= longest) {
    return text;
  }
  const words = text.slice(0, longest - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** 50 to 160 characters for search engines, unlike any other page's by the type's name. */
function descriptionOf({name, kind, reference, comment}: ReferenceType): string {
  const parts = sentencesOf(comment.summary);
  let text = `${name}: ${parts.shift() ?? ''}`.trim();
  while (text.length < shortest && parts.length) {
    text += ` ${parts.shift()}`;
  }
  const filler = `Type reference, group “${reference.category}”, ${kindNames[kind]}.`;
  return cut(text.length < shortest ? `${text} ${filler}` : text);
}

function page(title: string, description: string, source: string | null, content: string): string {
  const values = {
    title,
    description,
    sidebar_label: title,
    pagination_label: title,
    custom_edit_url: source,
    toc_max_heading_level: 4,
  };
  // JSON is YAML, and quotes what needs it.
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', content, ''].join('\n');
}

export function typePage(type: ReferenceType, editUrl: string | null): string {
  const source = editUrl && editUrl + type.source.file;
  return page(type.name, descriptionOf(type), source, `<Type of="${type.name}" />`);
}

function counted(model: ContractModel): string {
  const types = referenceTypes(model);
  const many = {interface: 'interfaces', alias: 'type aliases', function: 'functions'};
  const parts = (['interface', 'alias', 'function'] as const).flatMap((kind) => {
    const found = types.filter((type) => type.kind === kind).length;
    return found ? `${found} ${found === 1 ? kindNames[kind] : many[kind]}` : [];
  });
  return new Intl.ListFormat('en-GB').format(parts);
}

/** `pathname:` makes a link to a file of the site that is no page; the base URL comes before it. */
const download = (file: string) => `[\`${file}\`](pathname:///${file})`;

/** How Ajv takes the schemas without an error or a warning. */
export const ajvSample = `import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';

const schema = JSON.parse(fs.readFileSync('virtual-stadium.json', 'utf8'));
const ajv = new Ajv2020({allowUnionTypes: true, keywords: ['x-provisional']});
const validate = ajv.addSchema(schema).getSchema(schema.$id + '#/$defs/BetSlip');

const event = {id: '113', srEventId: 'sr:match:50850679'};
const market = {id: '1', name: 'Match result', outcomes: [{id: '3', name: 'Away FC'}]};
const bets = [{id: 'sr:bet:122212', event, markets: [market]}];
const slip = {id: 'slip-7001', betType: 'single', currency: 'EUR', bets};
console.log(validate(slip), validate.errors);`;

/** `entryPoint`: the file whose exports are the reference, relative to the site's folder. */
export function indexPage(
  model: ContractModel,
  entryPoint: string,
  editUrl: string | null,
): string {
  return page(
    'Type reference',
    `Type reference: ${counted(model)} of the TypeScript contract, in groups, each with its summary, fields and examples.`,
    editUrl && editUrl + entryPoint,
    `Look up what each field means, whether it is required and where a type is used: ${counted(model)}, generated from the TypeScript contract.

Three files take the contract into your own project:

- **For your editor:** ${download('types/virtual-stadium.d.ts')} types \`SIR\`, adapters and \`onAction\`, without a package. The [quick start](../virtualStadium/web/widgets/virtualStadium/quickStart.mdx#types-for-your-editor) shows how to use it, and how to add what is missing in it, or to install the same [as a package](../virtualStadium/web/widgets/virtualStadium/quickStart.mdx#types-as-a-package).
- **For values that you send:** ${download('stand-in/check.mjs')} checks bet slips, answers, channels and tokens in a terminal, and [adapters](../virtualStadium/web/adapter/custom/getting-started.mdx#try-it).
- **For tests and tools:** ${download('schemas/virtual-stadium.json')} has a JSON Schema (2020-12) of each type under \`$defs\`. Each interface has a file of its own as well, for example ${download('schemas/BetSlip.json')}: give it to a validator, or name its address as \`$schema\` in a JSON file. Properties that no type lists are valid.

For a coding agent, copy ${download('AGENTS.md')} into your repository: it says where all of this is, which rules the samples follow, and what isn't confirmed.

A validator that refuses unknown keywords has to be told of \`x-provisional\`. In Ajv, take the class for draft 2020-12 and the file with all types:

\`\`\`js title="validate.mjs"
${ajvSample}
\`\`\`

<TypeIndex />`,
  );
}

/** Categories of documents as Docusaurus's sidebars take them, in the order of the index. */
export function sidebar(model: ContractModel): string {
  const items = categoriesOf(model).map(({title, types}) => ({
    type: 'category',
    label: title,
    collapsible: true,
    items: types.map((type) => ({
      type: 'doc',
      id: path.posix.join(folder, path.posix.relative(referencePage, type.page)),
      label: type.comment.deprecated ? `${type.name} (deprecated)` : type.name,
      ...(type.provisional && {className: 'sidebar-provisional'}),
    })),
  }));
  return `${JSON.stringify(items, null, 2)}\n`;
}
