import type {Reflection} from 'typedoc';
import type {MarkdownPageEvent} from 'typedoc-plugin-markdown';
import type {TypeDocMarkdown} from './native/modules';

/**
 * The Markdown plugin's theme with a template of our own: its partials write the whole of a page,
 * while these pages are made of the model, like the field tables of all others.
 */
export function referenceTheme(
  {MarkdownTheme, MarkdownThemeContext}: TypeDocMarkdown,
  /** Of the type of that name, or of the index. */
  page: (name: string) => string,
) {
  class ReferenceContext extends MarkdownThemeContext {
    constructor(...args: ConstructorParameters<typeof MarkdownThemeContext>) {
      super(...args);
      this.templates.reflection = ({model}) => page(model.name);
    }
  }

  return class ReferenceTheme extends MarkdownTheme {
    override getRenderContext(event: MarkdownPageEvent<Reflection>) {
      return new ReferenceContext(this, event, this.application.options);
    }
  };
}
