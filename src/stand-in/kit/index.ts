import {parseArgs} from 'node:util';
import {adapter} from './adapter';
import {inside} from './inside';
import {INSIDE, type AdapterOptions} from './messages';
import {asJson, asText, codeOf, type Report} from './report';
import {Stop} from './stop';
import {USAGE} from './usage';
import {answer, betSlip, channel} from './values';
import {token} from './token';

interface Options {
  readonly json?: boolean;
  readonly help?: boolean;
  readonly request?: string;
  readonly backend?: string;
  readonly wait?: string;
  readonly key?: string;
}

type Command = (file: string, options: Options) => Promise<Report>;

/** What begins like the header of a token, at any place of a word. */
const isToken = (word: string) => /(?:eyJ|eyA|ewo|ewA)[\w-]{6,}/.test(word);

const COMMANDS: Readonly<Record<string, Command>> = {
  adapter,
  token,
  'bet-slip': betSlip,
  answer,
  channel,
};

function read(args: readonly string[]) {
  try {
    const text = {type: 'string'} as const;
    const flag = {type: 'boolean'} as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: flag,
        help: {...flag, short: 'h'},
        request: text,
        backend: text,
        wait: text,
        key: text,
      },
    });
  } catch (error) {
    throw new Stop((error as Error).message.split('. To')[0] ?? '', 'see node check.mjs --help');
  }
}

/** What to print, and the exit code. */
async function run(args: readonly string[]): Promise<[text: string, code: number]> {
  if (args.some(isToken)) {
    throw new Stop(
      'That is a token, and a shell keeps what is written into a command.',
      'pass a file, or - and the token on standard input; remove the line from the history',
    );
  }
  const {values, positionals} = read(args);
  const [name, file, ...others] = positionals;
  if (values.help || name === undefined) {
    return [USAGE, values.help ? 0 : 2];
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new Stop('The first word isn’t a command.', `write one of ${known}; see --help`);
  }
  if (file === undefined || others.length > 0) {
    throw new Stop(`${name} takes one file.`, `write node check.mjs ${name} FILE`);
  }
  const report = await command(file, values);
  return [values.json ? asJson(report) : asText(report), codeOf(report)];
}

const finish = (stream: NodeJS.WriteStream, text: string, code: number) =>
  // What an adapter has left running doesn't hold up the end.
  void stream.write(`${text}\n`, () => process.exit(code));

const args = process.argv.slice(2);

/** Whoever reads JSON gets some, also where nothing can be checked. */
function fail(text: string): void {
  if (args.includes('--json')) {
    const report = {findings: [], unchecked: [], error: text};
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`, () =>
      finish(process.stderr, text, 2),
    );
  } else {
    finish(process.stderr, text, 2);
  }
}

if (args[0] === INSIDE && process.send) {
  const [, file = '', options = '{}'] = args;
  void inside(file, JSON.parse(options) as AdapterOptions);
} else {
  run(args).then(
    ([text, code]) => finish(process.stdout, text, code),
    (error: unknown) =>
      fail(error instanceof Stop ? error.message : String((error as Error).stack ?? error)),
  );
}
