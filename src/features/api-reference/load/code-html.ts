import { escapeText } from '@mapwright/site/source';
import type { ApiName, ApiSource } from '../api.ts';
import { addLink, type ModulePage } from './module-page.ts';

/** Code as plain text, names with links, and emphasised words. A `TypeText` is such a list. */
export type CodeText = readonly CodePart[];
export type CodePart = string | ApiName | Emphasis;

interface Emphasis {
  readonly text: string;
  readonly is: 'keyword' | 'name';
}

/** A keyword of the language. */
export function keyword(text: string): Emphasis {
  return { text, is: 'keyword' };
}

/** The name in a declaration. */
export function declaredName(text: string): Emphasis {
  return { text, is: 'name' };
}

/** Code as readers see it. */
export function plainCode(code: CodeText): string {
  return code.map(part => (typeof part === 'string' ? part : part.text)).join('');
}

/** Code inside running text or a cell. */
export function inlineCode(page: ModulePage, code: CodeText, source: ApiSource): string {
  return `<code class="api-type">${codeHtml(page, code, source)}</code>`;
}

/** Code without an element around it. */
export function codeHtml(page: ModulePage, code: CodeText, source: ApiSource): string {
  return code.map(part => partHtml(page, part, source)).join('');
}

/** One part of code. */
export function partHtml(page: ModulePage, part: CodePart, source: ApiSource): string {
  if (typeof part === 'string') return withStrings(part);
  const text = escapeText(part.text);
  if ('ref' in part) return `<a href="${addLink(page, part.ref, source)}">${text}</a>`;
  return part.is === 'name' ? `<b>${text}</b>` : `<span class="tok-keyword">${text}</span>`;
}

/** Highlights string literals. */
function withStrings(code: string): string {
  return escapeText(code).replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '<span class="tok-string">$&</span>');
}
