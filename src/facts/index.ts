import {readFactFile, shapeOf} from './factFile';
import type {Glossary, GlossaryTerm} from './glossary';
import type {IntegrationStep} from './integration';
import type {ModuleLine} from './modules';
import {factOf, type Fact, type WrittenFact} from './product';
import {permissionOf, type PermissionGroup, type WrittenPermission} from './permissions';
import schema from './product.schema.json';
import type {TimelineStep} from './timeline';

/** Facts of the product, as data. */
export interface Facts {
  readonly glossary: Glossary;
  readonly integrationSteps: readonly IntegrationStep[];
  readonly modules: readonly ModuleLine[];
  readonly permissionGroups: readonly PermissionGroup[];
  readonly timelineSteps: readonly TimelineStep[];
  readonly product: readonly Fact[];
}

const text = {type: 'string', pattern: '\\S', description: 'text'};
const texts = {type: 'array', items: text, description: 'a list of texts'};
const answers = {
  type: 'string',
  pattern: '^[yn]{2}[yvn]$',
  description: 'three letters, such as ynn or yyv',
};
const status = {enum: ['public', 'label', 'derived'], description: 'label or derived'};
const yes = {const: true, description: 'true'};

const term = shapeOf<GlossaryTerm>(
  {id: text, name: text, also: texts, forms: texts, definition: text, page: text},
  ['id', 'name', 'definition', 'page'],
);
const row = shapeOf<WrittenPermission>(
  {
    id: text,
    label: text,
    may: answers,
    status,
    means: text,
    proposes: text,
    guestIsPublic: yes,
  },
  ['id', 'label', 'may'],
);
const moduleTexts = {
  ...{id: text, name: text, page: text, does: text},
  ...{property: text, scope: text, channel: text, adapter: text, vendor: text},
};
const moduleLine = shapeOf<ModuleLine>(
  moduleTexts,
  Object.keys(moduleTexts) as (keyof ModuleLine)[],
);
const integrationStep = shapeOf<IntegrationStep>(
  {name: text, page: text, more: text, who: text, done: text},
  ['name', 'page', 'who', 'done'],
);
const step = shapeOf<TimelineStep>({id: text, label: text}, ['id', 'label']);
const {properties, required, if: unknown, then, else: known} = schema;
// A number in the sentence would be a second home of the value.
const withValue = {properties: {sentence: {type: 'string', pattern: '\\{(value|origin)\\}'}}};
const fact = shapeOf<WrittenFact>(properties, required as (keyof WrittenFact)[], {
  ...{if: unknown, then, else: known, dependencies: {value: withValue}},
});

/** Reads the facts, and says what is wrong with them. */
export function readFacts(siteDir: string) {
  const glossary = readFactFile(siteDir, 'glossary.yaml', term);
  const matrix = readFactFile(siteDir, 'permissions.yaml', row);
  const integration = readFactFile(siteDir, 'integration.yaml', integrationStep);
  const modules = readFactFile(siteDir, 'modules.yaml', moduleLine);
  const timeline = readFactFile(siteDir, 'timeline.yaml', step);
  const product = readFactFile(siteDir, 'product.yaml', fact);
  const facts: Facts = {
    glossary: Object.fromEntries(glossary.groups),
    integrationSteps: integration.groups.flatMap(([, steps]) => steps),
    modules: modules.groups.flatMap(([, lines]) => lines),
    permissionGroups: matrix.groups.map(([title, rows]) => ({
      title,
      permissions: rows.map(permissionOf),
    })),
    timelineSteps: timeline.groups.flatMap(([, steps]) => steps),
    product: product.groups.flatMap(([group, all]) => all.map((it) => factOf(it, group))),
  };
  const files = [glossary, integration, modules, matrix, timeline, product];
  return {facts, problems: files.flatMap((it) => it.problems)};
}
