/**
 * ESLint and the compiler over the same program: by themselves, both would read and check all types.
 */
import {ESLint} from 'eslint';
import ts from 'typescript';

const host: ts.FormatDiagnosticsHost & ts.ParseConfigFileHost = {
  ...ts.sys,
  getNewLine: () => ts.sys.newLine,
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  onUnRecoverableConfigFileDiagnostic: (it) => {
    throw new Error(ts.formatDiagnostic(it, host));
  },
};
const {fileNames, options, errors} = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  host,
)!;
const program = ts.createProgram(fileNames, options);
const wrong = [...errors, ...ts.getPreEmitDiagnostics(program)];
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(wrong, host));

const eslint = new ESLint({
  overrideConfig: {
    // As in eslint.config.mjs, where editors ask a service that follows their edits.
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['samples/**'],
    languageOptions: {parserOptions: {projectService: false, programs: [program]}},
  },
});
const results = await eslint.lintFiles('.');
const formatter = await eslint.loadFormatter();
process.stdout.write(await formatter.format(results));
process.exitCode = Number(wrong.length > 0 || results.some(({errorCount}) => errorCount > 0));
