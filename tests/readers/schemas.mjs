/** Reads every JSON Schema of a folder with Hyperjump's validator, and its examples. Prints how many. */
import fs from 'node:fs';
import path from 'node:path';
import {registerSchema, validate} from '@hyperjump/json-schema/draft-2020-12';

const folder = process.argv[2];
const schemas = fs
  .readdirSync(folder)
  .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
schemas.forEach((it) => registerSchema(it));
let count = 0;
for (const {$id, examples = []} of schemas) {
  const isValid = await validate($id);
  for (const example of examples) {
    count += 1;
    if (!isValid(example).valid) {
      throw new Error(`${$id}: ${JSON.stringify(example)}`);
    }
  }
}
const share = schemas.find(({title}) => title === 'BetShareResponse');
if ((await validate(share.$id, {bets: [{betType: 'single'}]})).valid) {
  throw new Error('A slip without its id is valid.');
}
console.log(schemas.length, count);
