import { type ApiMember, commentOf } from '../api.ts';
import { commentHtml, commentText, inlineCommentHtml } from './comment-html.ts';
import { commentSource } from './comment-parts.ts';
import type { ModulePage } from './module-page.ts';

/** What the line of a folded member says about it. */
export interface Brief {
  /** For a line that is not a button: with links, if it is the whole comment. */
  readonly html: string;
  /** The first sentence, plain. */
  readonly text: string;
  /** Whether the comment says no more than that. */
  readonly isWhole: boolean;
  readonly hasLinks: boolean;
}

/** The first sentence of a member's comment. */
export function briefOf(page: ModulePage, member: ApiMember): Brief {
  const comment = commentOf(member);
  const source = commentSource(member);
  const whole = commentText(page, comment?.summary, source);
  const text = firstSentence(whole);
  const html = inlineCommentHtml(page, comment?.summary, source);
  const isParagraph = html === '' || html !== commentHtml(page, comment?.summary, source);
  const isWhole =
    isParagraph && text === whole && comment?.remarks === undefined && comment?.deprecated === undefined;
  return { html: isWhole ? html : '', text, isWhole, hasLinks: html.includes('<a ') };
}

/** Up to the first full stop that ends a sentence: `e.g. this` and `version 8.1` go on. */
function firstSentence(text: string): string {
  return /^.*?(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
}
