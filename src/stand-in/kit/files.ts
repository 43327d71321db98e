import {readFile} from 'node:fs/promises';
import {Stop} from './stop';

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const {code} = error as {code?: string};
    const what =
      code === 'ENOENT' ? 'is not there' : code === 'EISDIR' ? 'is a folder' : 'can’t be read';
    throw new Stop(`${file} ${what}.`, 'pass the path of a file, from the folder that you are in');
  }
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Stop(`${file} isn’t JSON: ${(error as Error).message}.`, 'write it as strict JSON');
  }
}
