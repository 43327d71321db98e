import path from 'node:path';
import {codeOf} from '../../contract/text';
import type {ApiModel, CommentText, LinkTarget, TypeText} from '../../contract/api';
import {fieldAnchor} from '../../contract/fieldAnchor';
import {code, link} from './markdown';
import {provisionalMark} from './provisionalMark';

/** What every page needs to know of the reference it is part of. */
export interface Reference {
  readonly model: ApiModel;
  /** From the reference's folder, with anchor: `../index.mdx#provisional`. */
  readonly provisionalPage: string;
  /** The same for the page that shows how to use the declaration file. */
  readonly typesPage: string;
  /** The file whose exports are the reference, relative to the site's folder. */
  readonly entryPoint: string;
  readonly editUrl: string | null;
}

/** `<` would start HTML; in a comment it is a character, but for addresses in angle brackets. */
export function commentMarkdown(text: string): string {
  return text.replace(/\\?<(?!https?:\/\/[^\s<>]*>)/g, '&lt;');
}

/** Types, comments and links as Markdown, seen from one page of the reference. */
export class Writer {
  constructor(
    readonly reference: Reference,
    /** Of the page that is written, relative to the reference's folder. */
    private readonly page: string,
  ) {}

  /** A link target relative to the page, so that Docusaurus resolves and checks it. */
  href(target: string): string {
    const relative = path.posix.relative(path.posix.dirname(this.page), target);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }

  typeHref(name: string, field?: string): string {
    const page = this.reference.model.types.get(name)?.page;
    if (!page) {
      throw new Error(`The API reference links to ${name}, which has no page.`);
    }
    const anchor = field ? `#${fieldAnchor(field)}` : '';
    return page === this.page && anchor ? anchor : `${this.href(page)}${anchor}`;
  }

  typeLink(name: string, field?: string): string {
    return link(code(field ?? name), this.typeHref(name, field));
  }

  provisional(): string {
    return provisionalMark(this.href(this.reference.provisionalPage));
  }

  type(type: TypeText): string {
    return type
      .map((piece) =>
        typeof piece === 'string' ? code(piece) : link(code(piece.text), this.typeHref(piece.type)),
      )
      .join('');
  }

  comment(text: CommentText): string {
    const parts = text.map((part) => {
      switch (part.kind) {
        case 'text':
          return commentMarkdown(part.text);
        case 'code':
          return part.text;
        case 'provisional':
          return this.provisional();
        case 'link': {
          const shown = part.code ? code(part.text) : commentMarkdown(part.text);
          return link(shown, this.target(part.to));
        }
      }
    });
    return parts.join('').trim();
  }

  /** A comment for a table cell, where a fence is no fence. */
  inlineComment(text: CommentText): string {
    return this.comment(
      text.map((part) =>
        part.kind === 'code'
          ? {...part, text: code(codeOf(part.text).replace(/\s*\n\s*/g, ' '))}
          : part,
      ),
    );
  }

  private target(to: LinkTarget): string {
    return 'url' in to ? to.url : this.typeHref(to.type, to.field);
  }
}
