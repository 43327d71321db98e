import {firstSentence} from '../../contract/text';
import type {ApiKind, ApiModel, ReferenceType} from '../../contract/api';
import {frontMatter} from './frontMatter';
import {blocks, link, list, plain, table} from './markdown';
import {Writer, type Reference} from './writer';

export const indexFile = 'index.md';

function counted({types}: ApiModel): string {
  const count = (kind: ApiKind, one: string, many: string) => {
    const found = [...types.values()].filter((type) => type.kind === kind).length;
    return found ? [`${found} ${found === 1 ? one : many}`] : [];
  };
  const parts = [
    ...count('interface', 'interface', 'interfaces'),
    ...count('type alias', 'type alias', 'type aliases'),
    ...count('function', 'function', 'functions'),
  ];
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join();
}

function row(writer: Writer, {name, kind, comment}: ReferenceType): string[] {
  const mark = comment.provisional ? `${writer.provisional()} ` : '';
  return [writer.typeLink(name), kind, `${mark}${plain(firstSentence(comment.summary))}`];
}

/** `pathname:` makes a link to a file of the site that is no page; the base URL comes before it. */
function download(file: string): string {
  return link(`\`${file}\``, `pathname:///${file}`);
}

function downloads(writer: Writer): string {
  const quickStart = link('quick start', writer.href(writer.reference.typesPage));
  return blocks(
    'Two files take the contract into your own project:',
    list([
      `**For your editor:** ${download('types/virtual-stadium.d.ts')} types \`SIR\`, adapters and \`onAction\`, without a package. The ${quickStart} shows how to use it, and how to add what is missing in it.`,
      `**For tests and tools:** ${download('schemas/virtual-stadium.json')} has a JSON Schema (2020-12) of each type under \`$defs\`. Each interface has a file of its own as well, for example ${download('schemas/BetSlip.json')}: give it to a validator, or name its address as \`$schema\` in a JSON file. Properties that no type lists are valid. A validator that refuses unknown keywords has to be told of \`x-provisional\`; Ajv takes \`{keywords: ['x-provisional']}\`.`,
    ]),
  );
}

export function indexPage(reference: Reference): string {
  const writer = new Writer(reference, indexFile);
  const {model} = reference;
  return blocks(
    frontMatter({
      title: 'Type reference',
      description: `Type reference: ${counted(model)} of the TypeScript contract, in groups, each with its summary, fields and examples.`,
      sidebar_label: 'Type reference',
      pagination_label: 'Type reference',
      custom_edit_url: reference.editUrl && `${reference.editUrl}${reference.entryPoint}`,
      toc_max_heading_level: 4,
    }),
    `Look up what each field means, whether it is required and where a type is used: ${counted(model)}, generated from the TypeScript contract.`,
    downloads(writer),
    ...model.categories.map(
      ({title, types}) =>
        `## ${title}\n\n${table(
          ['Name', 'Kind', 'Summary'],
          types.map((type) => row(writer, type)),
        )}`,
    ),
  );
}
