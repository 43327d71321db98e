import type {
  Comment,
  CommentDisplayPart,
  CommentTag,
  InlineTagDisplayPart,
  Reflection,
} from 'typedoc';
import type {ApiComment, CommentPart, CommentText, LinkTarget} from '../../contract/model';
import type {IsDocumented} from './typeText';

/** The type that has a page and the field of it that a reflection is, `null` outside of both. */
function targetOf(reflection: Reflection, isDocumented: IsDocumented): LinkTarget | null {
  const names: string[] = [];
  for (let at: Reflection | undefined = reflection; at; at = at.parent) {
    if (isDocumented(at)) {
      return names.length ? {type: at.name, field: names.join('.')} : {type: at.name};
    }
    if (!at.isSignature() && at.name !== '__type') {
      names.unshift(at.name);
    }
  }
  return null;
}

export class CommentReader {
  constructor(private readonly isDocumented: IsDocumented) {}

  text(parts: readonly CommentDisplayPart[]): CommentText {
    return parts.flatMap((part): CommentPart[] => {
      switch (part.kind) {
        case 'code':
          return [{kind: 'code', text: part.text}];
        case 'text':
        case 'relative-link':
          return [{kind: 'text', text: part.text}];
        case 'inline-tag':
          return this.inlineTag(part);
      }
    });
  }

  read(comment: Comment | undefined): ApiComment {
    const tags = (name: `@${string}`) => comment?.getTags(name) ?? [];
    const text = (tag: CommentTag) => this.text(tag.content);
    const first = (name: `@${string}`) => tags(name).map(text)[0] ?? null;
    return {
      summary: this.text(comment?.summary ?? []),
      remarks: tags('@remarks').map(text),
      defaultValue: first('@defaultValue') ?? first('@default'),
      examples: tags('@example').map((tag) => ({title: tag.name || null, text: text(tag)})),
      see: tags('@see').map(text),
      returns: first('@returns'),
      throws: tags('@throws').map(text),
      deprecated: first('@deprecated'),
      sources: tags('@source').map(text),
      provisional: comment?.hasModifier('@provisional') ?? false,
    };
  }

  private inlineTag(part: InlineTagDisplayPart): CommentPart[] {
    if (part.tag === '@provisional') {
      return [{kind: 'provisional', text: part.text}];
    }
    const to = this.target(part);
    if (!to) {
      return part.text ? [{kind: 'text', text: part.text}] : [];
    }
    // A link that shows the name of what it leads to shows it as code, as {@linkcode} does.
    const named = 'type' in to && part.text === (to.field ? `${to.type}.${to.field}` : to.type);
    return [{kind: 'link', text: part.text, code: named || part.tag === '@linkcode', to}];
  }

  private target({target}: InlineTagDisplayPart): LinkTarget | null {
    if (typeof target === 'string') {
      return {url: target};
    }
    // What is neither address nor reflection is a broken link, which TypeDoc's validation reports.
    return target && 'kindOf' in target ? targetOf(target, this.isDocumented) : null;
  }
}
