import {agentsLine} from './agentsLine';
import {commit} from './commit';
import {head, type Head} from './head/head';
import {contentSecurityPolicy} from './policy/policy';
import {nullCharacters} from './nullCharacters';
import type {Step} from './page/step';
import {rememberedTabs} from './rememberedTabs';
import {deferredStart, type Bundle} from './start/deferredStart';
import {styledClasses} from './styledClasses';
import {themeTags} from './themeTags';

/** What the steps know of the build. */
export interface Build extends Head, Bundle {
  /** Classes whose styles are taken out. */
  readonly switchedOff: readonly string[];
}

/** All that happens to a built page, in this order. The policy names what it finds, so it is last. */
export function finishingSteps(build: Build): readonly Step[] {
  return [
    nullCharacters,
    styledClasses(build.switchedOff),
    rememberedTabs,
    themeTags,
    head(build),
    agentsLine(build.site),
    deferredStart(build),
    commit(build.site.commit),
    contentSecurityPolicy(build.site),
  ];
}
