/**
 * Docusaurus, without its search for a newer release: it tells everyone who starts the site to install
 * `@latest` of some packages, and leaves the versions that package.json and its overrides pin together.
 * How to upgrade is in CONTRIBUTING.md.
 */
process.env.NO_UPDATE_NOTIFIER = '1';
await import('@docusaurus/core/bin/docusaurus.mjs');
