import type {PageDefinition, RouterTarget, Reflection} from 'typedoc';
import type {TypeDocMarkdown} from './native/modules';

/** Pages by kind as the Markdown plugin has them, but not for what is not part of the reference. */
export function referenceRouter(
  {MemberRouter}: TypeDocMarkdown,
  hasPage: (reflection: Reflection) => boolean,
) {
  return class ReferenceRouter extends MemberRouter {
    override buildChildPages(reflection: Reflection, pages: PageDefinition<RouterTarget>[]): void {
      if (hasPage(reflection)) {
        super.buildChildPages(reflection, pages);
      }
    }
  };
}
