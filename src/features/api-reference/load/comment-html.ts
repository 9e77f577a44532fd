import {
  codeSlotFor,
  countWords,
  type Diagnostic,
  oneLine,
  type Place,
  type Reference,
  type RenderedPage,
  renderPage,
  slotFor,
} from '@mapwright/site/source';
import type { ApiSource } from '../api.ts';
import { commentProcessor } from './comment-processor.ts';
import { type ModulePage, placeIn, type RenderedComment } from './module-page.ts';
import { isPlainComment } from './plain-comment.ts';

/** Renders the Markdown of a comment. Mistakes in it are reported at its declaration. */
function renderComment(page: ModulePage, markdown: string, source: ApiSource): RenderedComment {
  const key = `${source.file}:${source.line}:${source.column} ${markdown}`;
  const known = page.comments.get(key);
  if (known !== undefined) return known;
  const rendered = isPlainComment(markdown) ? plain(page, markdown) : parsed(page, markdown, source);
  page.comments.set(key, rendered);
  return rendered;
}

/** Blocks of HTML; empty if there is no text. */
export function commentHtml(page: ModulePage, markdown: string | undefined, source: ApiSource): string {
  return markdown === undefined || markdown === '' ? '' : renderComment(page, markdown, source).html;
}

/** The same, but a single paragraph has no element around it, for cells and list items. */
export function inlineCommentHtml(page: ModulePage, markdown: string | undefined, source: ApiSource): string {
  const html = commentHtml(page, markdown, source);
  return html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 ? html.slice(3, -4) : html;
}

/** HTML in an element with a class: in a `div` if it contains blocks. */
export function wrapped(tagName: 'p' | 'span', className: string, html: string): string {
  const tag = BLOCK.test(html) ? 'div' : tagName;
  return `<${tag} class="${className}">${html}</${tag}>`;
}

const BLOCK = /<(?:p|ul|ol|div|aside|details|blockquote|figure|section|hr)[ >]|\0c/;

/** The first paragraph as plain text; empty if there is no text. */
export function commentText(page: ModulePage, markdown: string | undefined, source: ApiSource): string {
  return markdown === undefined || markdown === '' ? '' : renderComment(page, markdown, source).text;
}

function plain(page: ModulePage, text: string): RenderedComment {
  page.wordCount += countWords(text);
  return { html: `<p>${text.replace(/ *\n */g, '\n')}</p>`, text: oneLine(text) };
}

function parsed(page: ModulePage, markdown: string, source: ApiSource): RenderedComment {
  const rendered = renderPage(source.file, markdown, {
    ...page.options,
    processor: commentProcessor(page, source),
    trustsHtml: false,
    leavesTitleOut: false,
  });
  const html = takeOver(page, rendered, source);
  page.wordCount += rendered.wordCount;
  for (const dependency of rendered.dependencies) page.dependencies.set(dependency.file, dependency);
  page.diagnostics.push(...rendered.diagnostics.map(diagnostic => atDeclaration(diagnostic, source)));
  return { html, text: rendered.excerpt };
}

/** Adds references and code to the page's lists, and their new numbers to the HTML. */
function takeOver(page: ModulePage, { body, references }: RenderedPage, source: ApiSource): string {
  const firstReference = page.references.length;
  const firstCode = page.codeBlocks.length;
  const isIncluded = ({ file }: Reference) => file !== undefined && file !== source.file;
  page.references.push(
    ...references.map(reference =>
      isIncluded(reference) ? reference : { ...reference, ...placeIn(page, source) },
    ),
  );
  page.codeBlocks.push(...body.codeBlocks.map(block => ({ ...block, place: placeFor(block.place, source) })));
  return body.html.replace(/\0(c?)(\d+)\0/g, (_, isCode: string, digits: string) =>
    isCode === '' ? slotFor(firstReference + Number(digits)) : codeSlotFor(firstCode + Number(digits)),
  );
}

/** Mistakes in the comment itself are at its declaration, those in an included file at their own place. */
export function placeFor(place: Place | undefined, { file, line, column }: ApiSource): Place {
  return place !== undefined && place.file !== file ? place : { file, line, column };
}

function atDeclaration(diagnostic: Diagnostic, source: ApiSource): Diagnostic {
  const place = placeFor(diagnostic.place, source);
  if (place === diagnostic.place) return diagnostic;
  const placed = { ...diagnostic, place };
  if (diagnostic.code !== 'html/removed') return placed;
  return { ...placed, hint: 'Write Markdown, or put the tag in `code`.' };
}
