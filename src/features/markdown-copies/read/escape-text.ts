import { fenceFor } from '@mapwright/site/html';

/** What Markdown would read as markup anywhere in a line. An underscore within a word is none, nor is a `<` before a space. */
const MARKUP = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
/** What begins a block at the start of a line: a heading, an item, a quote, a line, a fence. */
const BLOCK = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|[-=]+$)/;
const NUMBER = /^(\d{1,9})([.)])(?=\s|$)/;

/** Escapes a piece of running text. */
export function escapeText(text: string): string {
  return text.replace(MARKUP, '\\$&');
}

/** Escapes the start of each line of a paragraph, whose texts are escaped already. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph
    .split('\n')
    .map(line => line.replace(BLOCK, '\\$&').replace(NUMBER, '$1\\$2'))
    .join('\n');
}

/** A heading, whose text is escaped already. A number sign at its end would be read as the end of the heading. */
export function headingLine(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text.replace(/(#+)$/, '\\$1')}`;
}

/** A URL as the target of a link. */
export function escapeTarget(url: string): string {
  return url.replace(/[\s()<>\\]/g, letter => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Code within a line, between as many backticks as it needs. */
export function codeSpan(code: string): string {
  const fence = fenceFor(code, 1);
  // A backtick at an end would join the fence, and a space at both would be taken off.
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}
