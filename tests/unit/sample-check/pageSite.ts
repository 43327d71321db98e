import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSamples} from '../../../src/site-model/fences/fences';
import {checkSamples} from '../../../src/site-model/samples/check';
import {Samples} from '../../../src/site-model/samples/samples';
import {root} from '../../support/samples';

/** A site of one page with the contract and the facts of this one. */
export class PageSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  private samples: Samples | undefined;

  constructor() {
    fs.mkdirSync(path.join(this.folder, 'docs'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'));
    fs.copyFileSync(
      path.join(root, 'tsconfig.contract.json'),
      path.join(this.folder, 'tsconfig.contract.json'),
    );
    fs.mkdirSync(path.join(this.folder, 'src/docusaurus'), {recursive: true});
    for (const file of [
      'docusaurus.config.ts',
      'sidebars.ts',
      'src/site.ts',
      'src/docusaurus/themeConfig.ts',
    ]) {
      fs.writeFileSync(path.join(this.folder, file), '');
    }
    for (const folder of ['src/contract', 'src/facts']) {
      fs.cpSync(path.join(root, folder), path.join(this.folder, folder), {recursive: true});
    }
  }

  /** Writes a file as at another time: two tests can be quicker than the clock of the disk. */
  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    const before = fs.statSync(target, {throwIfNoEntry: false})?.mtimeMs ?? Date.now();
    fs.writeFileSync(target, text);
    fs.utimesSync(target, new Date(), new Date(before + 1000));
  }

  edit(file: string, search: string, replacement: string): void {
    const text = fs.readFileSync(path.join(this.folder, file), 'utf8');
    if (!text.includes(search)) {
      throw new Error(`${file} does not contain ${search}`);
    }
    this.write(file, text.replace(search, replacement));
  }

  /** `file:line` of the first line that contains the text. */
  place(file: string, text: string): string {
    const lines = fs.readFileSync(path.join(this.folder, file), 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes(text));
    if (index === -1) {
      throw new Error(`${file} does not contain ${text}`);
    }
    return `${file}:${index + 1}`;
  }

  /** What is wrong, each as `file:line message`. */
  async problems(): Promise<string[]> {
    this.samples = new Samples(this.folder, readSamples(this.folder), this.samples);
    const problems = await checkSamples(this.samples);
    return problems.map(({file, line, message}) => `${file}:${line} ${message.split('\n')[0]}`);
  }

  /** What is wrong with a page of these lines, each as `line message`. */
  async page(...lines: string[]): Promise<string[]> {
    this.write('docs/page.mdx', lines.join('\n'));
    const found = await this.problems();
    return found.map((it) => it.replace('docs/page.mdx:', ''));
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.folder, file));
  }

  close(): void {
    fs.rmSync(this.folder, {recursive: true});
  }
}
