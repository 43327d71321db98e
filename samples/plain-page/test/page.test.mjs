import assert from 'node:assert/strict';
import {once} from 'node:events';
import {after, before, test} from 'node:test';

process.env.PORT = '0';
const {server} = await import('../serve.mjs');
let origin = '';

before(async () => {
  if (!server.listening) await once(server, 'listening');
  origin = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

const get = async (path) => {
  const response = await fetch(origin + path);
  return {status: response.status, text: await response.text()};
};

test('the page asks for files that are served', async () => {
  const {text} = await get('/');
  const [, loader] = /loader\.src = '([^']+)'/.exec(text) ?? [];
  const [, adapter] = /from '\.([^']+)'/.exec(text) ?? [];
  for (const path of [loader, adapter, '/virtual-stadium-token']) {
    const {status, text: body} = await get(path);
    assert.equal(status, 200, path);
    assert.notEqual(body, '', path);
  }
});

test('the page registers the adapter before it adds the widget', async () => {
  const {text} = await get('/');
  const calls = [...text.matchAll(/SIR\('(\w+)'/g)].map(([, name]) => name);
  assert.deepEqual(calls, ['registerAdapter', 'addWidget']);
});

test('the token is of a user, for an hour', async () => {
  const [, claims] = (await get('/virtual-stadium-token')).text.split('.');
  const {userId, iat, exp} = JSON.parse(Buffer.from(claims, 'base64url'));
  assert.equal(userId, 'user-1001');
  assert.equal(exp - iat, 60 * 60);
});

test('nothing else of the folder is served', async () => {
  for (const path of [
    '/package.json',
    '/../package.json',
    '/serve.mjs',
    '//',
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
});
