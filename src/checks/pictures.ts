import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../base/problem';
import type {Site} from '../site-model/site';
import {problemAt} from './check';

const SIGNATURES: Readonly<Record<string, Buffer>> = {
  '.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  '.jpg': Buffer.from([0xff, 0xd8, 0xff]),
  '.jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

function beginsWith(file: string, signature: Buffer): boolean {
  return fs.readFileSync(file).subarray(0, signature.length).equals(signature);
}

/** Pictures that are not what their name says: the resizing would fail without naming them. */
export function pictureProblems({siteDir, sources}: Site): Problem[] {
  return [...sources.files].flatMap((file) => {
    const end = path.posix.extname(file);
    const signature = SIGNATURES[end];
    const isWrong = signature && !beginsWith(path.join(siteDir, file), signature);
    const message = `The content of the file isn’t ${end.slice(1).toUpperCase()}.`;
    const remedy = 'save the picture again in the format that its name says';
    return problemAt(file, 1, isWrong && [message, remedy]);
  });
}
