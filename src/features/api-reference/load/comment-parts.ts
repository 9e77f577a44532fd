import { escapeAttribute, escapeText } from '@mapwright/site/source';
import type { ApiComment, ApiExample, ApiMember, ApiSource, ApiSymbol } from '../api.ts';
import { shortSince } from './badges.ts';
import { commentHtml, inlineCommentHtml, placeFor, wrapped } from './comment-html.ts';
import type { Fact } from './fact-list.ts';
import { addCode, type ModulePage } from './module-page.ts';

/** The place of the comment that introduces a symbol or a member (see `commentOf`). */
export function commentSource({ comment, signatures, source }: ApiSymbol | ApiMember): ApiSource {
  const signature = comment === undefined ? signatures.find(each => each.comment !== undefined) : undefined;
  return signature?.source ?? source;
}

/** The beginning of a comment: whether its subject is deprecated, what it is, and more about it. */
export function introHtml(page: ModulePage, comment: ApiComment | undefined, source: ApiSource): string {
  if (comment === undefined) return '';
  return joinBlocks([
    deprecationHtml(page, comment, source),
    commentHtml(page, comment.summary, source),
    commentHtml(page, comment.remarks, source),
  ]);
}

/** A box that says that it is deprecated, and what to use instead. */
function deprecationHtml(page: ModulePage, { deprecated }: ApiComment, source: ApiSource): string {
  if (deprecated === undefined) return '';
  const title = page.options.words.api.isDeprecated;
  const text = commentHtml(page, deprecated, source);
  const body = text === '' ? '' : `<div class="admonition-body">${text}</div>`;
  return `<aside class="admonition admonition-warning" role="note" aria-label="${escapeAttribute(title)}"><p class="admonition-title">${escapeText(title)}</p>${body}</aside>\n`;
}

/** The errors that it throws, its first version, what to see, and the library's own tags. */
export function commentFacts(
  page: ModulePage,
  comment: ApiComment | undefined,
  source: ApiSource,
): readonly Fact[] {
  if (comment === undefined) return [];
  const { throws, since, see, tags } = comment;
  const { api } = page.options.words;
  const facts = (term: string, texts: readonly string[]) =>
    texts.map(text => ({ term, html: inlineCommentHtml(page, text, source) }));
  return [
    ...facts(api.throws, throws),
    ...facts(api.since, since === undefined || shortSince(since) !== undefined ? [] : [since]),
    ...facts(api.see, see),
    ...tags.flatMap(({ name, text }) => facts(titleOf(name), [text])),
  ];
}

/** The examples of a comment, one below the other. */
export function examplesHtml(page: ModulePage, comment: ApiComment | undefined, source: ApiSource): string {
  return (comment?.examples ?? []).map(example => exampleHtml(page, example, source)).join('');
}

function exampleHtml(
  page: ModulePage,
  { title, text, code, language }: ApiExample,
  source: ApiSource,
): string {
  const label = title === undefined ? '' : inlineCommentHtml(page, title, source);
  return joinBlocks([
    label === '' ? '' : wrapped('p', 'api-label', label),
    commentHtml(page, text, source),
    code === '' ? '' : addCode(page, { language, code, place: placeFor(undefined, source) }),
  ]);
}

function titleOf(tag: string): string {
  const words = tag.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .filter(block => block !== '')
    .map(block => (block.endsWith('\n') ? block : `${block}\n`))
    .join('');
}
