import { attributeOf } from '@mapwright/site/html';
import { codeSpan, escapeTarget, escapeText } from './escape-text.ts';
import { findElement, type HtmlElement, type HtmlNode, hasClass, isElement, textOf } from './parse-html.ts';
import { isSkipped } from './skipped.ts';

/** Makes a URL of a page absolute. */
export type ToAbsolute = (url: string) => string;

/** Elements of which only Markdown's HTML keeps the meaning. */
const KEPT = new Set(['sub', 'sup']);

/** Markdown of inline content. A line feed in it is a hard break. */
function writeInline(nodes: readonly HtmlNode[], toAbsolute: ToAbsolute): string {
  let written = '';
  for (const [index, node] of nodes.entries()) {
    if (!isElement(node)) written += escapeText(node.replace(/[^\S\u00a0]+/g, ' '));
    else if (!isSkipped(node)) {
      const piece = writeElement(node, toAbsolute, { before: written, after: nodes[index + 1] });
      written = piece.startsWith('[') ? beforeLink(written) + piece : written + piece;
    }
  }
  return written.replace(/ {2,}/g, ' ');
}

/** An exclamation mark before a link would make a picture of it. Links side by side are words apart. */
function beforeLink(written: string): string {
  return written.endsWith(')') ? `${written} ` : written.replace(/!$/, '\\!');
}

/** The same as a paragraph or the like: without spaces around each line. */
export function writeLine(nodes: readonly HtmlNode[], toAbsolute: ToAbsolute): string {
  return writeInline(nodes, toAbsolute)
    .split('\\\n')
    .map(line => line.trim())
    .join('\\\n')
    .replace(/^(?:\\\n)+|(?:\\\n)+$/g, '');
}

interface Neighbours {
  readonly before: string;
  readonly after: HtmlNode | undefined;
}

function writeElement(element: HtmlElement, toAbsolute: ToAbsolute, around: Neighbours): string {
  const { name, children } = element;
  const inner = () => writeInline(children, toAbsolute);
  switch (name) {
    case 'br':
      return '\\\n';
    case 'code':
      return inlineCode(element);
    case 'strong':
    case 'b':
      return emphasize(inner(), '**', name, around);
    case 'em':
    case 'i':
      return emphasize(inner(), '*', name, around);
    case 'del':
    case 's':
      return emphasize(inner(), '~~', name, around);
    case 'a':
      return link(element, inner(), toAbsolute);
    case 'img':
      return picture(element, toAbsolute);
    case 'input':
      return attributeOf(element, 'checked') === undefined ? '[ ] ' : '[x] ';
    case 'math':
      return formula(element, inner);
    case 'svg':
      return escapeText(attributeOf(element, 'aria-label') ?? '');
    default:
      if (KEPT.has(name)) return footnoteIn(element) ?? `<${name}>${inner()}</${name}>`;
      return isSpaced(name) ? ` ${inner()} ` : inner();
  }
}

/** Blocks within a line, such as the lines of a card that is one link, are words apart. */
function isSpaced(name: string): boolean {
  return /^(?:p|div|h[1-6]|li|ul|ol|dt|dd|dl|table|tr|td|th|figure|figcaption|section)$/.test(name);
}

function inlineCode(element: HtmlElement): string {
  const code = textOf(element).replace(/\s+/g, ' ');
  return code.trim() === '' ? code : codeSpan(code);
}

/** Spaces at the ends go outside. Where signs would not be read as emphasis, HTML is. */
function emphasize(text: string, sign: string, name: string, { before, after }: Neighbours): string {
  const [, lead = '', core = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (core === '') return text;
  const next = after === undefined || tail !== '' ? '' : textOf(after);
  const touchesBefore = lead === '' && isTouching(before.at(-1), core.at(0), sign);
  const touchesAfter = isTouching(next.at(0), core.at(-1), sign) || (tail === '' && isEmphasis(after));
  if (touchesBefore || touchesAfter || core.startsWith(sign[0] ?? '') || core.endsWith(sign[0] ?? ''))
    return `${lead}<${name}>${core}</${name}>${tail}`;
  return `${lead}${sign}${core}${sign}${tail}`;
}

/** Whether a letter, or the same sign, outside keeps a sign beside this letter from beginning or ending emphasis. */
function isTouching(outside: string | undefined, inside: string | undefined, sign: string): boolean {
  if (outside === undefined) return false;
  return sign.startsWith(outside) || (/[\p{L}\p{N}]/u.test(outside) && !/[\p{L}\p{N}]/u.test(inside ?? ''));
}

function isEmphasis(node: HtmlNode | undefined): boolean {
  return node !== undefined && isElement(node) && /^(?:strong|b|em|i)$/.test(node.name);
}

function link(element: HtmlElement, inner: string, toAbsolute: ToAbsolute): string {
  const href = attributeOf(element, 'href');
  const written = inner.trim() || escapeText(attributeOf(element, 'aria-label') ?? '');
  if (href === undefined || written === '') return inner;
  const url = escapeTarget(toAbsolute(href));
  const [lead = ''] = /^\s*/.exec(inner) ?? [];
  const [tail = ''] = /\s*$/.exec(inner) ?? [];
  return inner.trim() === '' ? `[${written}](${url})` : `${lead}[${written}](${url})${tail}`;
}

function picture(element: HtmlElement, toAbsolute: ToAbsolute): string {
  const alt = escapeText(attributeOf(element, 'alt') ?? '');
  const src = attributeOf(element, 'src');
  if (alt === '') return '';
  return src === undefined || src.startsWith('data:') ? alt : `![${alt}](${escapeTarget(toAbsolute(src))})`;
}

/** A formula as it was written in TeX. */
function formula(element: HtmlElement, inner: () => string): string {
  const tex = findElement(element, ({ name }) => name === 'annotation');
  if (tex === undefined) return inner();
  return attributeOf(element, 'display') === 'block' ? `$$${textOf(tex)}$$` : `$${textOf(tex)}$`;
}

/** `[^1]` for the reference of a footnote. */
function footnoteIn(element: HtmlElement): string | undefined {
  const reference = findElement(element, found => hasClass(found, 'footnote-reference'));
  return reference && `[^${textOf(reference).trim()}]`;
}
