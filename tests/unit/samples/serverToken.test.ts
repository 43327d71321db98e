import {createVerify, generateKeyPairSync} from 'node:crypto';
import {expect, test} from 'vitest';
import type {TokenClaims} from '../../../src/contract/integration';
import {runSample} from '../../support/sampleRunner';

interface Sample {
  createTokenSource: (
    identity: {issuer: string; apiKey: string; env: 'dev' | 'prod'; privateKey: string},
    nowInSeconds: () => number,
  ) => () => string;
}

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'pem'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});

test('the token of a server is signed, lasts an hour, and is renewed before it ends', async () => {
  const {createTokenSource} = await runSample<Sample>('server-token', {});
  let now = 1_718_477_100;
  const token = createTokenSource(
    {issuer: 'example-bet', apiKey: 'YOUR_API_KEY', env: 'dev', privateKey: keys.privateKey},
    () => now,
  );
  const first = token();
  const [head = '', body = '', signature = ''] = first.split('.');
  expect(
    createVerify('RSA-SHA256')
      .update(`${head}.${body}`)
      .verify(keys.publicKey, signature, 'base64url'),
  ).toBe(true);
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  expect(claims).toEqual({
    iss: 'example-bet',
    env: 'dev',
    iat: now,
    exp: now + 3_600,
    scope: 'vs',
    sub: 'backend-1',
    userId: 'backend-1',
    apiKey: 'YOUR_API_KEY',
    displayName: 'Channel scheduler',
    userType: 'MODERATOR',
  });
  now += 54 * 60;
  expect(token()).toBe(first);
  now += 60;
  expect(token()).not.toBe(first);
});
