/**
 * A file for React, the theme and our own code, next to the routes and the docs' data, which a sentence
 * on any page changes: a reader who comes back after a deployment has the first already.
 */
export const lastingCode = (generatedFilesDir: string) => ({
  name: 'theme~main',
  chunks: 'initial' as const,
  enforce: true,
  test: (module: {nameForCondition: () => string | null | undefined}) =>
    !module.nameForCondition()?.startsWith(generatedFilesDir),
});
