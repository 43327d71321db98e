import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {SiteSettings} from '../../src/site';

const file = path.join(__dirname, '../../src/site.ts');

/** `src/site.ts` with these settings and no others. */
export function withSettings(settings: SiteSettings): string {
  const declared = 'export const site: SiteSettings = ';
  const [types] = fs.readFileSync(file, 'utf8').split(declared);
  return `${types}${declared}${JSON.stringify(settings, null, 2)};\n`;
}

/** The value of `export const site`. */
function siteObject(source: ts.SourceFile): ts.Node | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations]);
  return declared.find(({name}) => name.getText(source) === 'site')?.initializer;
}

/**
 * A setting as the owner has written it in `src/site.ts`, by its path, for fixtures that write another
 * one there: `product.contact` is `contact: 'your …'`.
 */
export function siteSetting(setting: string): string {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const found = setting.split('.').reduce<{value?: ts.Node; text: string}>(
    ({value}, name) => {
      const property =
        value && ts.isObjectLiteralExpression(value)
          ? value.properties.find((it) => it.name?.getText(source) === name)
          : undefined;
      if (!property || !ts.isPropertyAssignment(property)) {
        throw new Error(`src/site.ts has no setting “${setting}” that is written there itself.`);
      }
      return {value: property.initializer, text: property.getText(source)};
    },
    {value: siteObject(source), text: ''},
  );
  return found.text;
}
