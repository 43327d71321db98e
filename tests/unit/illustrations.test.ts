import fs from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {hashOf} from '../../illustrations/document';
import {readDrawn, shortHash} from '../../illustrations/drawn';
import {drawingsOf, type Frame, type Scene} from '../../illustrations/scene';
import {scenes} from '../../illustrations/scenes';
import {usedTokens} from '../../illustrations/tokens';

const root = path.join(__dirname, '../..');
const drawings = scenes.flatMap(drawingsOf);
const drawn = readDrawn();
const MAX_BYTES = 120_000;

const markupOf = (scene: Scene, frame: Frame) => renderToStaticMarkup(scene.draw(frame));

/** Width and height from the head of a PNG. */
function sizeOf(file: string): {width: number; height: number} {
  const head = fs.readFileSync(path.join(root, file));
  return {width: head.readUInt32BE(16), height: head.readUInt32BE(20)};
}

function filesIn(folder: string, ending: string): string[] {
  return (fs.readdirSync(path.join(root, folder), {recursive: true}) as string[])
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file));
}

/** Where a picture can be shown; the social card is named where pages are finished. */
const sources = [
  ...filesIn('docs', '.mdx'),
  ...filesIn('src/pages', '.mdx'),
  ...filesIn('illustrations', 'PLACES.md'),
  'src/finish/head/head.ts',
].map((file) => ({file, text: fs.readFileSync(path.join(root, file), 'utf8')}));

/** The numbers of the marks in a scene, each once, in order. */
function marksOf(markup: string): number[] {
  const html = [...markup.matchAll(/<b class="mark">(\d+)<\/b>/g)];
  const svg = [...markup.matchAll(/<text class="on-mark"[^>]*>(\d+)<\/text>/g)];
  const numbers = [...html, ...svg].map(([, number]) => Number(number));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The numbers of the ordered list that a text starts with. */
function listAfter(text: string): number[] {
  const block = text.replace(/^\s+/, '').split(/\n\s*\n(?!\d+\. |\s)/)[0] ?? '';
  return [...block.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
}

describe.each(drawings)('$file', (drawing) => {
  const {file, width, scale} = drawing;

  test('was drawn from the scene as it is now', () => {
    expect(drawn[file]?.scene, 'out of date; run "npm run illustrations" and commit').toBe(
      hashOf(drawing),
    );
  });

  test('is the file that was drawn', () => {
    expect(shortHash(fs.readFileSync(path.join(root, file))), 'not committed with drawn.json').toBe(
      drawn[file]?.picture,
    );
  });

  test('is small and has the density it was drawn for', () => {
    expect(fs.statSync(path.join(root, file)).size).toBeLessThan(MAX_BYTES);
    expect(sizeOf(file).width).toBe(width * scale);
  });
});

test.each(drawings.filter(({mode}) => mode === 'dark'))(
  '$file has the size of its light side',
  ({scene, frame, file}) => {
    const light = drawingsOf(scene).find(
      (other) => other.frame === frame && other.mode === 'light',
    );
    expect(sizeOf(file)).toEqual(sizeOf(light!.file));
  },
);

describe.each(scenes)('the scene $name', (scene) => {
  const marks = marksOf(markupOf(scene, 'wide'));

  test('counts its marks from 1, without a gap, the same in both frames', () => {
    expect(marks).toEqual(marks.map((_, index) => index + 1));
    if (scene.frames?.includes('narrow') ?? true) {
      expect(marksOf(markupOf(scene, 'narrow'))).toEqual(marks);
    }
  });

  test('stands on a page', () => {
    const names = drawingsOf(scene).map(({file}) => path.basename(file));
    const shown = sources.some(({text}) => names.some((name) => text.includes(`/${name}`)));
    expect(shown, `no page shows ${names[0]}`).toBe(true);
  });

  test('stands there in all its variants, before a list that explains its marks', () => {
    const names = drawingsOf(scene).map(({file}) => path.basename(file));
    for (const {file, text} of sources) {
      for (const {0: element, index} of text.matchAll(/<Picture\b[\s\S]*?\/>/g)) {
        if (element.includes(`/${names[0]}`)) {
          expect(names.filter((name) => !element.includes(`/${name}`))).toEqual([]);
          const list = listAfter(text.slice(index + element.length));
          expect(list, `the list under ${names[0]} in ${file}`).toEqual(marks);
        }
      }
    }
  });
});

/** Scenes of the product's screens; the others are diagrams, which nobody takes for photographs. */
const screens = scenes.filter(({styles}) => styles.includes('screen') || styles.includes('widget'));

test.each(screens)('the picture $name of the product says that it is drawn', ({name}) => {
  const captions = sources.flatMap(({text}) =>
    [...text.matchAll(/<Picture\b[\s\S]*?\/>/g)]
      .map(([element]) => element)
      .filter((element) => element.includes(`/${name}.png`))
      .map((element) => /caption="([^"]*)"/.exec(element)?.[1] ?? ''),
  );
  expect(captions.filter((caption) => !/\b(?:drawing|illustration)s?\b/i.test(caption))).toEqual(
    [],
  );
});

test('nothing is left of scenes that are gone', () => {
  const known = new Set(drawings.map(({file}) => file));
  const folders = [...new Set(scenes.map(({folder}) => folder))].filter((folder) =>
    folder.endsWith('/img'),
  );
  const pictures = folders.flatMap((folder) => filesIn(folder, '.png'));
  expect([...pictures, ...Object.keys(drawn)].filter((file) => !known.has(file))).toEqual([]);
});

test('scenes have no colours but the tokens', () => {
  const files = ['css', 'parts', 'scenes'].flatMap((folder) =>
    filesIn(`illustrations/${folder}`, folder === 'css' ? '.css' : '.tsx'),
  );
  const offenders = files.filter((file) =>
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(offenders).toEqual([]);
});

describe('the tokens of a scene', () => {
  const css = `:root {\n  --vs-a: #111111;\n  --vs-b: #222222;\n}\n\n[data-theme='dark'] {\n  --vs-a: #eeeeee;\n}\n`;

  test('are those it names, with the value of the mode', () => {
    expect(usedTokens(css, 'light', 'color: var(--vs-a)')).toBe(':root{--vs-a:#111111;}');
    expect(usedTokens(css, 'dark', 'var(--vs-b) var(--vs-a)')).toBe(
      ':root{--vs-a:#eeeeee;--vs-b:#222222;}',
    );
  });

  test('must exist', () => {
    expect(() => usedTokens(css, 'light', 'var(--vs-gone)')).toThrow('--vs-gone');
  });
});
