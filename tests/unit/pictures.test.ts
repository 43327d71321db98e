import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import pictures from '../../src/site-model/transforms/pictures';

async function transform(markdown: string): Promise<Root> {
  const file = new VFile({path: 'src/pages/page.mdx', value: markdown});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => pictures);
  return await processor.run(processor.parse(file), file);
}

function components(tree: Root): {name: string | null; attributes: unknown[]}[] {
  const found: {name: string | null; attributes: unknown[]}[] = [];
  visit(tree, 'mdxJsxTextElement', ({name, attributes}) => {
    found.push({
      name,
      attributes: attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute'
          ? [
              attribute.name,
              typeof attribute.value === 'object' ? attribute.value?.value : attribute.value,
            ]
          : attribute,
      ),
    });
  });
  return found;
}

describe('pictures', () => {
  test('makes a Picture of a relative raster image, with alt and title', async () => {
    expect(components(await transform('![What matters](./img/chat.png "Title")'))).toEqual([
      {
        name: 'Picture',
        attributes: [
          ['image', 'require("./img/chat.png")'],
          ['alt', 'What matters'],
          ['title', 'Title'],
        ],
      },
    ]);
  });

  test('requires a path without a leading dot relative to the page', async () => {
    const [picture] = components(await transform('![x](img/chat.dark.png)'));
    expect(picture?.attributes).toContainEqual(['image', 'require("./img/chat.dark.png")']);
  });

  test.each(['![x](./a.svg)', '![x](/img/a.png)', '![x](https://example.org/a.png)'])(
    'leaves %s as it is',
    async (markdown) => {
      expect(components(await transform(markdown))).toEqual([]);
    },
  );

  test('puts a picture with a caption and the numbered list after it together', async () => {
    const picture = (caption: string) =>
      `<Picture image={require('./a.png')} alt="A" ${caption} />`;
    const kinds = async (markdown: string) =>
      (await transform(markdown)).children.map((it) => ('name' in it ? it.name : it.type));
    expect(await kinds(`${picture('caption="C"')}\n\n1. One`)).toEqual(['div']);
    expect(await kinds(`${picture('')}\n\n1. One`)).toEqual(['Picture', 'list']);
    expect(await kinds(`${picture('caption="C"')}\n\n- One`)).toEqual(['Picture', 'list']);
  });

  test('stops at a picture that does not exist, with file, line and remedy', async () => {
    await expect(transform('text\n\n![x](./nowhere.png)')).rejects.toThrow(
      /^src\/pages\/page\.mdx:3: there is no picture at "\.\/nowhere\.png"\. Remedy: /,
    );
  });

  test('stops at a picture without alternative text, with file, line and remedy', async () => {
    await expect(transform('text\n\n![ ](./a.png)')).rejects.toThrow(
      /^src\/pages\/page\.mdx:3: the picture "\.\/a\.png" has no alternative text\. Remedy: /,
    );
  });
});
