/** `drawn.json`: what each picture was drawn from, and what came out. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'drawn.json');

interface Entry {
  /** Hash of the document. */
  readonly scene: string;
  /** Hash of the file: a picture that was drawn but not committed is noticed. */
  readonly picture: string;
}

type Drawn = Readonly<Record<string, Entry>>;

/** Short enough to read, long enough to differ. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

export function readDrawn(): Drawn {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Drawn) : {};
}

export function writeDrawn(drawn: Drawn): void {
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
