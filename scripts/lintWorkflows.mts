/**
 * Lints `.github/workflows`, or the folder given: first with GitHub's own language service, which
 * knows what a valid workflow is, then with the rules of this repository.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {validate} from '@actions/languageservice';
import {TextDocument} from 'vscode-languageserver-textdocument';
import {workflowFindings} from './workflows/rules';

const ours = fileURLToPath(new URL('../.github/workflows', import.meta.url));

async function lintFile(file: string): Promise<string[]> {
  const text = fs.readFileSync(file, 'utf8');
  const document = TextDocument.create(
    `file:///.github/workflows/${path.basename(file)}`,
    'yaml',
    0,
    text,
  );
  const invalid = (await validate(document)).map(
    ({range, message}) =>
      `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
  return [...invalid, ...workflowFindings(text)].map((finding) => `${file}:${finding}`);
}

const folder = process.argv[2] ?? path.relative(process.cwd(), ours);
const findings = (
  await Promise.all(fs.readdirSync(folder).map((name) => lintFile(path.join(folder, name))))
).flat();
findings.forEach((finding) => console.error(finding));
process.exitCode = findings.length > 0 ? 1 : 0;
