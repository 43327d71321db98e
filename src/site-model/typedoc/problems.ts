import path from 'node:path';
import type {LogLevel, Logger, MinimalNode, MinimalSourceFile} from 'typedoc';
import {problemList, type Problem as PlacedProblem} from '../../base/problem';
import {LINK_REMEDY} from '../../base/addresses';
import {posix} from '../../base/files';
import type {ContractModel} from '../contract/model';
import type {TypeDoc} from './native/modules';
import type {Settings} from './options';
import {placeAt, type SourcePlace, type SourceReader} from './read/source';

export interface Problem {
  readonly message: string;
  readonly place: SourcePlace | null;
}

/** What to do, by what TypeDoc says; `at` names the declaration where TypeDoc gives no line. */
const remedies: readonly {readonly says: RegExp; readonly remedy: string}[] = [
  {
    says: /^(?<at>\S+) \(\w+\), defined in .* does not have any documentation/,
    remedy:
      'write a TSDoc comment above it: what it means, its unit or format, who sets it, what happens when it is missing',
  },
  {
    says: /is referenced by (?<at>\S+) but not included in the documentation/,
    remedy: 'export the type from the entry point, or use a type that is exported',
  },
  {
    says: /Failed to resolve link to .* in comment for (?<at>\S+?)\.?(?: You may|$)/,
    remedy: 'correct the name in {@link …}: an exported type, or Type.field for one of its fields',
  },
  {
    says: /comment for (?<at>\S+) links to .* not included in the documentation/i,
    remedy: 'link to an exported type, or write the name as code without a link',
  },
  {
    says: /unknown (?:block|modifier|inline) tag|Encountered an unknown/i,
    remedy: 'correct the tag, or put backticks around it where it is meant as text',
  },
  {
    says: /signature (?<at>\S+) has an @param/,
    remedy: 'give @param the name of a parameter that the function has',
  },
  {
    says: /^TS\d+:/,
    remedy: 'correct the TypeScript error; `npm run typecheck` shows it too',
  },
  {
    says: /^(?<at>\S+) has (?:no|the) @category/,
    remedy:
      'give it one @category of those named here; src/site-model/typedoc/options.ts lists them',
  },
  {
    says: /^A comment of \S+ has HTML/,
    remedy: 'write it in words or in Markdown; put code in backticks, within one paragraph',
  },
  {
    says: /^A comment of \S+ has a /,
    remedy:
      'write sentences, a list or code; what needs more room goes into @remarks of the type, or on a page',
  },
  {
    says: /^A comment of \S+ shows the picture/,
    remedy: 'put it on a page, and say in the comment what matters in it',
  },
  {
    says: /^A comment of \S+ links to/,
    remedy: LINK_REMEDY,
  },
  {
    says: /^(?<at>\S+) is neither/,
    remedy: 'export an interface, a type alias or a function, or do not export it to the reference',
  },
];

const fallback = 'correct the comment or the declaration that TypeDoc names';

function withoutColour(text: string): string {
  // eslint-disable-next-line no-control-regex -- TypeScript's messages are coloured for a terminal.
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

/** `file(line,column): error TS1: …` and `file:line:column - error TS1: …` with its place apart. */
function compilerProblem(text: string): Problem {
  const found =
    /^(?<file>[^\n]+?)[:(](?<line>\d+)[:,]\d+\)?(?: -|:) error (?<message>TS\d+: [^\n]*)/.exec(
      text.trim(),
    )?.groups;
  return found?.file && found.message
    ? {
        message: found.message,
        place: {file: path.resolve(found.file), line: Number(found.line)},
      }
    : {message: text.trim(), place: null};
}

/** A TypeDoc logger that keeps warnings and errors instead of printing them. */
export function collectingLogger({Logger: Base, LogLevel: Level}: TypeDoc, problems: Problem[]) {
  class CollectingLogger extends Base {
    private place: SourcePlace | null = null;

    override log(message: string, level: LogLevel): void {
      super.log(message, level);
      if (level >= Level.Warn) {
        const found = compilerProblem(withoutColour(message));
        problems.push(this.place ? {...found, place: this.place} : found);
      }
      this.place = null;
    }

    protected override addContext(
      message: string,
      _level: LogLevel,
      ...[at, file]: [MinimalNode?] | [number, MinimalSourceFile]
    ): string {
      const source = typeof at === 'object' ? at.getSourceFile() : file;
      const position = typeof at === 'object' ? at.getStart() : at;
      this.place = source && position !== undefined ? placeAt(source, position) : null;
      return message;
    }
  }
  return new CollectingLogger() satisfies Logger;
}

/** What stops the reference: every problem of the contract, with file, line and remedy. */
export class ContractError extends Error {
  constructor(
    readonly problems: readonly PlacedProblem[],
    /** What could be read all the same; nothing where the contract does not compile. */
    readonly model: ContractModel | null,
  ) {
    super(`The API reference was not generated: ${problemList(problems, 'in the contract')}`);
  }
}

export function placed(
  problems: readonly Problem[],
  sources: SourceReader,
  {siteDir, entryPoint}: Pick<Settings, 'siteDir' | 'entryPoint'>,
): PlacedProblem[] {
  return problems.map(({message, place}) => {
    const known = remedies.find(({says}) => says.test(message));
    const named = known?.says.exec(message)?.groups?.at?.replace(/^"|"$/g, '');
    const at = place ?? (named ? sources.placeNamed(named) : null) ?? {file: entryPoint, line: 1};
    return {
      file: posix(path.relative(siteDir, at.file)),
      line: at.line,
      // `__type` is TypeDoc's name for an object type that has none.
      message: message.replaceAll('.__type', ''),
      remedy: known?.remedy ?? fallback,
    };
  });
}
