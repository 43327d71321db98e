import {readFileSync} from 'node:fs';
import {createTokenSource} from './serverToken.js';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set the environment variable ${name}.`);
  return value;
}

const env = setting('VS_ENV');
if (env !== 'dev' && env !== 'prod') throw new Error('VS_ENV must be dev or prod.');
const token = createTokenSource({
  issuer: setting('VS_ISSUER'),
  apiKey: setting('VS_SERVER_API_KEY'),
  env,
  privateKey: readFileSync(setting('VS_PRIVATE_KEY_FILE'), 'utf8'),
});
console.log(token());
