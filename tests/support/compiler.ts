import ts from 'typescript';

/** Libraries and packages do not change while the tests run: what was parsed for one program serves the next. */
const parsed = new Map<string, ts.SourceFile>();

/** What `tsc` says of the files of a folder, with these options and no others. */
export function compile(folder: string, compilerOptions: object): string {
  const {options, fileNames, errors} = ts.parseJsonConfigFileContent(
    {compilerOptions: {noEmit: true, strict: true, skipDefaultLibCheck: true, ...compilerOptions}},
    ts.sys,
    folder,
  );
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, forLanguage, ...others) => {
    const {impliedNodeFormat, languageVersion} = forLanguage as ts.CreateSourceFileOptions;
    const key = `${name} ${impliedNodeFormat} ${languageVersion}`;
    const known = parsed.get(key);
    const source = known ?? read(name, forLanguage, ...others);
    if (source && name.includes('/node_modules/')) {
      parsed.set(key, source);
    }
    return source;
  };
  const program = ts.createProgram(fileNames, options, host);
  return ts.formatDiagnostics([...errors, ...ts.getPreEmitDiagnostics(program)], {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  });
}
