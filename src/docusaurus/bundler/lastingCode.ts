/**
 * Puts what React, the theme and our own code are into a file of its own, next to the routes and the
 * docs' data, which a sentence on any page changes: a reader who comes back after a deployment has it
 * already. Both are named by their content, and loaded together.
 */
export const lastingCode = (generatedFilesDir: string) => ({
  splitChunks: {
    cacheGroups: {
      theme: {
        name: 'theme~main',
        chunks: 'initial' as const,
        test: (module: {nameForCondition: () => string | null | undefined}) =>
          !module.nameForCondition()?.startsWith(generatedFilesDir),
        enforce: true,
      },
    },
  },
});
