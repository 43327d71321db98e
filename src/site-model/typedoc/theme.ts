import type {Reflection} from 'typedoc';
import type {MarkdownPageEvent} from 'typedoc-plugin-markdown';
import type {TypeDocMarkdown} from './native/modules';
import {indexPage} from './pages/indexPage';
import {typePage} from './pages/typePage';
import type {Reference} from './pages/writer';

/**
 * The Markdown plugin's theme with templates of our own. Its partials are made for any kind of
 * code base; these pages have one shape, so they are written from the model as a whole.
 */
export function referenceTheme(
  {MarkdownTheme, MarkdownThemeContext}: TypeDocMarkdown,
  /** `null` when there are problems, which end the run: then there is nothing to write. */
  getReference: () => Reference | null,
) {
  class ReferenceContext extends MarkdownThemeContext {
    constructor(...args: ConstructorParameters<typeof MarkdownThemeContext>) {
      super(...args);
      this.templates.reflection = ({model}) => {
        const reference = getReference();
        if (!reference) {
          return '';
        }
        const type = reference.model.types.get(model.name);
        return type ? typePage(reference, type) : indexPage(reference);
      };
    }
  }

  return class ReferenceTheme extends MarkdownTheme {
    override getRenderContext(page: MarkdownPageEvent<Reflection>) {
      return new ReferenceContext(this, page, this.application.options);
    }
  };
}
