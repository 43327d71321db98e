// @ts-check

/**
 * The rooms of `src`, from the bottom up: each may import those that it names and nothing else of
 * ours, so data flows one way. `settings` are the files directly in `src`.
 *
 * @type {readonly {room: string, is: string, imports: readonly string[]}[]}
 */
const ROOMS = [
  {room: 'base', is: 'what rooms share: helpers, and words that they agree on', imports: []},
  {room: 'settings', is: 'what the owner and the environment may change', imports: []},
  {room: 'contract', is: 'the product’s contract, which does not know the site', imports: []},
  {room: 'stand-in', is: 'plays the product’s side of the contract', imports: ['base', 'contract']},
  {room: 'facts', is: 'facts of the product, as data', imports: ['base', 'settings']},
  {
    room: 'site-model',
    is: 'reads contract, pages and history',
    imports: ['base', 'settings', 'facts', 'plain-text'],
  },
  {
    room: 'checks',
    is: 'says what is wrong with what was read',
    imports: ['base', 'settings', 'facts', 'site-model'],
  },
  {
    room: 'outputs',
    is: 'what is made of the site in addition to its pages',
    imports: ['base', 'settings', 'facts', 'site-model', 'search'],
  },
  {
    room: 'finish',
    is: 'what happens to a built page',
    imports: ['base', 'settings', 'site-model'],
  },
  {room: 'search', is: 'finds, in the browser and in tests', imports: ['base']},
  {
    room: 'docusaurus',
    is: 'hands what was read and made to Docusaurus',
    imports: ['base', 'settings', 'facts', 'site-model', 'checks', 'outputs', 'finish'],
  },
  {
    room: 'components',
    is: 'what pages show in the browser',
    imports: ['base', 'settings', 'search'],
  },
  {
    room: 'theme',
    is: 'changed parts of the classic theme',
    imports: ['base', 'settings', 'search', 'components'],
  },
  {room: 'client', is: 'scripts that know no page’s content', imports: ['base']},
  {room: 'pages', is: 'pages that are written in React', imports: ['settings', 'components']},
];

/** Where a room is, as a regular expression. */
const place = (/** @type {string} */ room) =>
  room === 'settings'
    ? '^src/[^/]+$'
    : room === 'plain-text'
      ? // What a component is in pages, which its folder says.
        '^src/(?:components|theme)/[^/]+/inPages[.]ts$'
      : `^src/${room}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...ROOMS.map(({room, is, imports}) => ({
      name: `${room}-imports-only-what-is-below`,
      comment: `${room}: ${is}. It may import ${imports.length > 0 ? imports.join(', ') : 'no other room'}.`,
      severity: /** @type {const} */ ('error'),
      from: {path: place(room)},
      to: {path: '^(?:src/|docusaurus[.]config|sidebars)', pathNot: [room, ...imports].map(place)},
    })),
    {
      name: 'every-file-has-a-room',
      comment: 'A folder that is no room would be judged by no rule: add it to ROOMS.',
      severity: 'error',
      from: {path: '^src/', pathNot: ROOMS.map(({room}) => place(room))},
      to: {},
    },
    {
      name: 'no-circle-of-files',
      comment: 'Files that import each other cannot be read one after the other.',
      severity: 'error',
      // The contract's order is that of the declarations that integrators download.
      from: {path: '^src/', pathNot: place('contract')},
      to: {circular: true},
    },
    {
      name: 'no-circle-of-folders',
      comment: 'Folders that import each other are one folder.',
      severity: 'error',
      scope: 'folder',
      from: {path: '^src', pathNot: '^src/contract'},
      to: {circular: true},
    },
    {
      name: 'everything-is-found',
      comment: 'An import that leads nowhere would be judged by no rule.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, path: '^(?:[.]|@site)'},
    },
  ],
  options: {
    includeOnly: '^(?:src|docusaurus[.]config[.]ts|sidebars[.]ts|@site|[.])',
    // Imports of types count.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mts', '.cjs', '.mjs', '.js', '.json']},
  },
};
