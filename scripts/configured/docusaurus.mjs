/**
 * Docusaurus, with its configuration compiled and without its search for a newer release.
 *
 * Docusaurus itself reads TypeScript, and each ES module that TypeScript imports, through Babel, file
 * by file: 6 s of a cold build. esbuild makes one file of all of ours, and Node loads the packages.
 *
 * The search for a newer release tells everyone who starts the site to install `@latest` of some
 * packages, and leaves the versions that package.json and its overrides pin together. How to upgrade
 * is in CONTRIBUTING.md.
 *
 * Its minifier of HTML leaves out end tags and quotes, which browsers add and other programs misread.
 */
import {compile} from '../compile.mjs';

const {config, tasks} = await compile(process.cwd());
process.env.NO_UPDATE_NOTIFIER = '1';
process.env.SKIP_HTML_MINIFICATION = 'true';
process.env.SITE_TASKS = tasks;
process.argv.push('--config', config);
await import('@docusaurus/core/bin/docusaurus.mjs');
