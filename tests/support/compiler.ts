import ts from 'typescript';
import {compilerHost} from '../../src/base/compilerHost';

/** What `tsc` says of the files of a folder, with these options and no others. */
export function compile(folder: string, compilerOptions: object): string {
  const {options, fileNames, errors} = ts.parseJsonConfigFileContent(
    {compilerOptions: {noEmit: true, strict: true, skipDefaultLibCheck: true, ...compilerOptions}},
    ts.sys,
    folder,
  );
  const program = ts.createProgram(fileNames, options, compilerHost(options));
  return ts.formatDiagnostics([...errors, ...ts.getPreEmitDiagnostics(program)], {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  });
}
