import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Application, ProjectReflection} from 'typedoc';
import type {ApiModel} from './model';
import {nativeModules, type TypeDoc} from './native-modules';
import type {Settings} from './options';
import type {Reference} from './pages/writer';
import {collectingLogger, problemsError, type Problem} from './problems';
import {leaveOutExtensionPoints} from './read/extensionPoints';
import {kindOf, readModel} from './read/readModel';
import {SourceReader} from './read/source';
import {keepWrittenTypes} from './read/writtenTypes';
import {sidebarFile, sidebarModule} from './sidebar';
import {referenceTheme} from './theme';
import {listFiles, posix, type GeneratedFiles} from './files';

/** What docusaurus-plugin-typedoc takes: TypeDoc's options and those of its two Markdown plugins. */
type Options = NonNullable<
  Parameters<Awaited<ReturnType<typeof nativeModules>>['docusaurus']['default']>[1]
>;

function typedocOptions(settings: Settings, typedoc: TypeDoc, out: string): Options {
  return {
    entryPoints: [settings.entryPoint],
    tsconfig: settings.tsconfig,
    out,
    name: 'Type reference',
    readme: 'none',
    logLevel: 'Warn',
    theme: 'api-reference',
    router: 'member',
    disableGit: true,
    // Links to sources would name this machine's folders.
    disableSources: true,
    hideGenerator: true,
    sort: ['source-order'],
    categorizeByGroup: false,
    defaultCategory: 'none',
    modifierTags: [...typedoc.OptionDefaults.modifierTags, '@provisional'],
    // Also inside a comment, for a member of a union, where TypeDoc allows no modifier.
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

/** Rules of this reference that TypeDoc does not know. */
function checkExports(typedoc: TypeDoc, project: ProjectReflection, settings: Settings): Problem[] {
  const allowed = settings.categories.map((it) => `“${it}”`).join(', ');
  const categoryOf = (name: string) =>
    project.categories?.find(({children}) => children.some((it) => it.name === name))?.title;
  return (project.children ?? []).flatMap((child): Problem[] => {
    if (!kindOf(typedoc, child)) {
      const message = `${child.name} is neither an interface nor a type alias nor a function.`;
      return [{message, place: null}];
    }
    const category = categoryOf(child.name) ?? 'none';
    if (settings.categories.includes(category)) {
      return [];
    }
    const has = category === 'none' ? 'no @category' : `the @category “${category}”`;
    return [{message: `${child.name} has ${has}; known are ${allowed}.`, place: null}];
  });
}

function pagesIn(folder: string): Map<string, string> {
  const pages = listFiles(folder).filter((name) => name.endsWith('.md'));
  return new Map(pages.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

/**
 * Runs TypeDoc through docusaurus-plugin-typedoc in a temporary folder and gives what it wrote, so
 * that a failure leaves nothing half-written. Warnings are errors.
 */
export async function generate(context: LoadContext, settings: Settings): Promise<GeneratedFiles> {
  const {typedoc, markdown, docusaurus} = await nativeModules();
  const problems: Problem[] = [];
  const sources = new SourceReader(typedoc.TypeScript, settings.extensionPoints);
  const rendered: {model?: ApiModel} = {};

  const sourceName = (file: string) => posix(path.relative(settings.siteDir, file));

  function apiReferenceTheme(app: Application): void {
    app.logger = collectingLogger(typedoc, problems);
    app.converter.on(typedoc.Converter.EVENT_RESOLVE_BEGIN, (it) => sources.read(it));
    keepWrittenTypes(app, typedoc);
    leaveOutExtensionPoints(app, typedoc, settings.extensionPoints);
    app.renderer.preRenderAsyncJobs.push(async ({project}) => {
      app.validate(project);
      problems.push(...checkExports(typedoc, project, settings));
    });
    const referenceOf = (project: ProjectReflection): Reference => {
      const {router} = app.renderer;
      if (!router) {
        throw new Error('TypeDoc renders pages without a router.');
      }
      const {categories} = settings;
      rendered.model ??= readModel({
        typedoc,
        project,
        router,
        sources,
        categories,
        sourceName,
      });
      return {
        model: rendered.model,
        provisionalPage: posix(path.relative(settings.out, settings.provisionalPage)),
        typesPage: posix(path.relative(settings.out, settings.typesPage)),
        editUrl: settings.editUrl,
      };
    };
    app.renderer.defineTheme('api-reference', referenceTheme(markdown, referenceOf));
  }

  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  try {
    await docusaurus.default(context, {
      ...typedocOptions(settings, typedoc, temporary),
      plugin: [apiReferenceTheme],
    });
    const {model} = rendered;
    if (problems.length || !model) {
      throw problemsError(problems, sources, settings.siteDir);
    }
    const folder = posix(path.relative(settings.docsPath, settings.out));
    return pagesIn(temporary).set(sidebarFile, sidebarModule(model, folder));
  } finally {
    fs.rmSync(temporary, {recursive: true, force: true});
  }
}
