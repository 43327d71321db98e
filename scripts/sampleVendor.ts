/**
 * `npm run samples:vendor`: puts the stand-in, the kit and the types of the last build into the
 * projects under `samples`, as their zips have them, so that `npm ci && npm test` works there.
 */
import fs from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {globSync} from 'tinyglobby';

const root = path.join(__dirname, '..');
const zips = globSync('build/samples/*.zip', {cwd: root, absolute: true});

for (const zip of zips) {
  for (const [name, content] of Object.entries(unzipSync(fs.readFileSync(zip)))) {
    if (name.split('/')[1] === 'vendor') {
      const file = path.join(root, 'samples', name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
    }
  }
}
console.log(
  zips.length ? `${zips.length} projects have vendor/.` : 'There is no build: npm run build first.',
);
process.exitCode = zips.length ? 0 : 1;
