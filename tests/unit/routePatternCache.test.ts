import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

type Compile = (path: string, keys: unknown[], options: object) => RegExp;

/**
 * React Router keeps compiled route patterns, at most 10,000 of them. The cache itself is private;
 * what shows its bound is how often a pattern is compiled.
 */
test('the router keeps at most 10,000 compiled patterns', () => {
  const ofDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
  const ofRouter = createRequire(ofDocusaurus.resolve('react-router'));
  const compilerPath = ofRouter.resolve('path-to-regexp');
  const compile = ofRouter('path-to-regexp') as Compile;
  let compiled = 0;
  ofRouter.cache[compilerPath]!.exports = (...args: Parameters<Compile>) => {
    compiled += 1;
    return compile(...args);
  };
  const {matchPath} = ofRouter('react-router') as {
    matchPath: (path: string, route: string) => unknown;
  };

  const match = (index: number) => matchPath('/docs', `/pattern-${index}`);
  for (let index = 0; index < 10_000; index += 1) {
    match(index);
  }
  expect(compiled).toBe(10_000);
  match(0);
  match(9_999);
  expect(compiled, 'the first 10,000 patterns are kept').toBe(10_000);
  match(10_000);
  match(10_000);
  expect(compiled, 'a pattern beyond them is compiled each time').toBe(10_002);
});
