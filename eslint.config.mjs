import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Elements are in .tsx alone; hooks also beside them. */
const REACT = ['src/**/*.tsx', 'src/{client,components,pages,theme}/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      'test-results/',
      'build/',
      '.docusaurus/',
      'docs/api/',
      'node_modules/',
      'tests/fixtures/',
      'static/types/history/',
      'samples/*/{vendor,dist}/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: {globals: {...globals.node}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      eqeqeq: 'error',
    },
  },
  {
    // Rules that ask the compiler: only where tsconfig.json includes the file.
    files: ['**/*.{ts,tsx,mts}'],
    // The compilers of the projects are their own: `npm run test:all` runs them.
    ignores: ['samples/**'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
  },
  {
    // What integrators add to is `never` in the contract itself.
    files: ['src/contract/**/*.ts'],
    rules: {'@typescript-eslint/no-redundant-type-constituents': 'off'},
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: REACT,
    ...react.configs.flat.recommended,
    settings: {react: {version: 'detect'}},
  },
  {
    files: REACT,
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: REACT,
    languageOptions: {globals: {...globals.browser}},
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // cards and drawings have headings without anchors
      '@docusaurus/string-literal-i18n-messages': 'error',
      'react/prop-types': 'off', // TypeScript checks props
    },
  },
);
