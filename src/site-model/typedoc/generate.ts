import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Application, Reflection} from 'typedoc';
import {referenceTypes} from '../contract/categories';
import type {ContractModel} from '../contract/model';
import {checkComments, checkExports, checkMentions} from './checks';
import {contract} from './contract';
import {nativeModules, type TypeDoc} from './native/modules';
import {resolveOptions, sidebarFile, type Settings} from './options';
import {indexPage, sidebar, typePage} from './pages';
import {collectingLogger, ContractError, placed, type Problem} from './problems';
import {leaveOutExtensionPoints} from './read/extensionPoints';
import {documentCommands} from './read/commands';
import {readModel} from './read/readModel';
import {SourceReader} from './read/source';
import {keepWrittenTypes} from './read/writtenTypes';
import {referenceRouter} from './router';
import {referenceTheme} from './theme';
import {withOwnNames} from '../../ownNames';
import {listFiles, posix, type GeneratedFiles} from '../../base/files';

/** What docusaurus-plugin-typedoc takes: TypeDoc's options and those of its two Markdown plugins. */
type Options = NonNullable<
  Parameters<Awaited<ReturnType<typeof nativeModules>>['docusaurus']['default']>[1]
>;

function typedocOptions(settings: Settings, typedoc: TypeDoc, out: string): Options {
  return {
    entryPoints: [settings.modelEntryPoint],
    tsconfig: settings.tsconfig,
    out,
    name: 'Type reference',
    readme: 'none',
    logLevel: 'Warn',
    fileExtension: '.mdx',
    theme: 'api-reference',
    router: 'api-reference',
    disableGit: true,
    // Links to sources would name this machine's folders.
    disableSources: true,
    hideGenerator: true,
    sort: ['source-order'],
    categorizeByGroup: false,
    defaultCategory: 'none',
    modifierTags: [...typedoc.OptionDefaults.modifierTags, '@provisional'],
    blockTags: [...typedoc.OptionDefaults.blockTags, '@source'],
    // Also inside a comment: around a part, and for a member of a union, which has no modifiers.
    inlineTags: [...typedoc.OptionDefaults.inlineTags, '@provisional'],
    validation: {
      notExported: true,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: true,
      unusedMergeModuleWith: true,
    },
    requiredToBeDocumented: ['Interface', 'Property', 'TypeAlias', 'Function', 'Parameter'],
    // Written from the model, since ids follow the final folder and not this temporary one.
    sidebar: {
      autoConfiguration: false,
      pretty: false,
      typescript: false,
      deprecatedItemClassName: '',
    },
  };
}

function pagesIn(folder: string): Map<string, string> {
  const pages = listFiles(folder).filter((name) => name.endsWith('.mdx'));
  return new Map(pages.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

export interface Generated {
  /** The reference's folder. */
  readonly files: GeneratedFiles;
  readonly model: ContractModel;
}

/** What docusaurus-plugin-typedoc reads of Docusaurus: it also runs in a thread, where there is none. */
const contextOf = ({siteDir}: Settings) =>
  ({siteDir, siteConfig: {presets: []}}) as unknown as LoadContext;

/**
 * Runs TypeDoc through docusaurus-plugin-typedoc in a temporary folder and gives what it wrote, so
 * that a failure leaves nothing half-written. Warnings are errors.
 */
export async function generate(settings: Settings): Promise<Generated> {
  const {typedoc, markdown, docusaurus} = await nativeModules();
  const problems: Problem[] = [];
  const {entryPoint, extensionPoints} = settings;
  const sources = new SourceReader(entryPoint, extensionPoints);
  const rendered: {model?: ContractModel} = {};

  const sourceName = (file: string) => posix(path.relative(settings.siteDir, file));

  function apiReferenceTheme(app: Application): void {
    app.logger = collectingLogger(typedoc, problems);
    app.converter.on(typedoc.Converter.EVENT_CREATE_SIGNATURE, (_, signature, node) =>
      sources.keepSignature(signature, node),
    );
    app.converter.on(typedoc.Converter.EVENT_RESOLVE_BEGIN, (it) => sources.read(it));
    keepWrittenTypes(app, typedoc);
    leaveOutExtensionPoints(app, typedoc, extensionPoints);
    const hasPage = (it: Reflection) =>
      it.parent?.isProject() === true && sources.isExport(it.name);
    app.renderer.defineRouter('api-reference', referenceRouter(markdown, hasPage));
    app.renderer.on(typedoc.RendererEvent.BEGIN, ({project}) => {
      documentCommands(typedoc, project);
      app.validate(project);
      problems.push(...checkExports(typedoc, project, hasPage));
      const {router} = app.renderer;
      if (!router) {
        throw new Error('TypeDoc renders pages without a router.');
      }
      const input = {typedoc, project, router, sources, sourceName, hasPage};
      rendered.model = withOwnNames(readModel(input));
      problems.push(
        ...checkMentions(rendered.model),
        ...checkComments(rendered.model, settings.siteDir),
      );
    });
    const pageOf = (name: string): string => {
      const {model} = rendered;
      if (!model) {
        throw new Error('TypeDoc renders pages before the model is read.');
      }
      const type = referenceTypes(model).find((it) => it.name === name);
      return type
        ? typePage(type, settings.editUrl)
        : indexPage(model, sourceName(entryPoint), settings.editUrl);
    };
    app.renderer.defineTheme('api-reference', referenceTheme(markdown, pageOf));
  }

  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  try {
    await docusaurus.default(contextOf(settings), {
      ...typedocOptions(settings, typedoc, temporary),
      plugin: [apiReferenceTheme],
    });
    const {model} = rendered;
    if (problems.length || !model) {
      throw new ContractError(placed(problems, sources, settings), model ?? null);
    }
    return {files: pagesIn(temporary).set(sidebarFile, sidebar(model)), model};
  } finally {
    fs.rmSync(temporary, {recursive: true, force: true});
  }
}

/** The model for scripts and tests, which run without Docusaurus. Writes nothing. */
export async function readContract(siteDir: string): Promise<ContractModel> {
  return (await generate(resolveOptions(siteDir, contract))).model;
}
