import ts from 'typescript';

/** Packages don't change while we run: what was parsed of them for one program serves the next. */
const parsed = new Map<string, ts.SourceFile>();

/** Reads what a program is made of. */
export function compilerHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, forLanguage, ...more) {
      const {languageVersion, impliedNodeFormat} =
        typeof forLanguage === 'object' ? forLanguage : {languageVersion: forLanguage};
      const key = `${name} ${languageVersion} ${impliedNodeFormat}`;
      const source = parsed.get(key) ?? host.getSourceFile(name, forLanguage, ...more);
      if (source && name.includes('/node_modules/')) {
        parsed.set(key, source);
      }
      return source;
    },
  };
}
