import {describe, expect, test} from 'vitest';
import {readDeployment, readRepository, sharesOrigin, storageNamespace} from '../../src/deployment';

describe('readDeployment', () => {
  test('has defaults that work on one’s own machine', () => {
    expect(readDeployment({})).toMatchObject({url: 'http://localhost:3000', baseUrl: '/'});
  });

  test('takes origin, path, organisation and project from the environment', () => {
    expect(
      readDeployment({
        SITE_URL: 'https://example.github.io/',
        BASE_URL: '/virtual-stadium-docs/',
        ORGANIZATION_NAME: 'example',
        PROJECT_NAME: 'docs',
      }),
    ).toEqual({
      url: 'https://example.github.io',
      baseUrl: '/virtual-stadium-docs/',
      organizationName: 'example',
      projectName: 'docs',
    });
  });

  test.each([{SITE_URL: ''}, {ORGANIZATION_NAME: 'example', PROJECT_NAME: 'docs'}])(
    'refuses to deploy without the site’s URL, as with %j, and says what to do',
    (environment) => {
      expect(() => readDeployment(environment)).toThrow(/SITE_URL is empty.*Set it to the origin/);
    },
  );

  test.each(['docs', '/docs', 'docs/', '/a b/', '/../', '//', '/a?b/'])(
    'refuses the base URL %j and says how it must look',
    (value) => {
      expect(() => readDeployment({BASE_URL: value})).toThrow(/BASE_URL is .* must begin and end/);
    },
  );

  test.each(['example.org', 'ftp://example.org', 'https://example.org/docs', 'https://e.org/?a'])(
    'refuses the site URL %j and says how it must look',
    (value) => {
      expect(() => readDeployment({SITE_URL: value})).toThrow(/SITE_URL is .*origin/);
    },
  );
});

describe('an origin', () => {
  test.each([
    ['https://docs.example.org', '/', false],
    ['https://example.github.io', '/', '/'],
    ['https://example.github.io', '/docs/', '/docs/'],
    ['https://docs.example.org', '/docs/', '/docs/'],
    ['https://github.io.example.org', '/', false],
    ['http://localhost:3000', '/', false],
  ])('of %s with %s is shared, and keys end in: %s', (url, baseUrl, namespace) => {
    expect(sharesOrigin({url, baseUrl})).toBe(namespace !== false);
    expect(storageNamespace({url, baseUrl})).toBe(namespace);
  });
});

describe('the repository', () => {
  const github = {ORGANIZATION_NAME: 'example', PROJECT_NAME: 'docs'};

  test('is the one that the owner names', () => {
    expect(readRepository(github, 'https://git.example.com/x')).toBe('https://git.example.com/x');
  });

  test('is else the one that the deployment names', () => {
    expect(readRepository(github, null)).toBe('https://github.com/example/docs');
  });

  test('is not made up from defaults', () => {
    expect(readRepository({}, null)).toBeNull();
    expect(readRepository({PROJECT_NAME: 'docs'}, null)).toBeNull();
  });
});
