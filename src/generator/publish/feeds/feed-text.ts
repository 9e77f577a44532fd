import { escapeAttribute, escapeText } from '../../../templates/shared/escape-html.ts';
import { parseUrl } from '../../model/paths/parse-url.ts';
import { attributeOf, attributesOf, type OpeningTag, scanHtml } from '../../model/text/scan-html.ts';

/** What feed readers cannot use: controls, navigation, drawings, and ways to a place in the text. */
const SKIPPED = new Set('button dialog fieldset form input nav noscript select svg textarea'.split(' '));
const SKIPPED_CLASSES = /(?:^|\s)(?:heading-anchor|script-only)(?:\s|$)/;
/** What they show; looks and scripts of the site are not there. */
const KEPT = new Set(
  'alt cite colspan datetime dir display height href hreflang lang media open poster reversed rowspan scope sizes src srcset start title type width'.split(
    ' ',
  ),
);
const ADDRESSES = new Set(['cite', 'href', 'poster', 'src']);
const BODY = /<div class="prose"/;

/** The text of an entry as feeds hold it: the HTML of a page's first body, with absolute addresses. Empty if the page has none. */
export function feedTextOf(html: string, url: string): string {
  const start = html.search(BODY);
  return start === -1 ? '' : writeBody(html.slice(start, html.lastIndexOf('</main>')), url);
}

function writeBody(html: string, url: string): string {
  let written = '';
  let depth = 0;
  let skippedFrom = 0;
  let isDone = false;
  const isWriting = () => !isDone && skippedFrom === 0;
  scanHtml(html, {
    write: text => {
      if (isWriting()) written += escapeText(text);
    },
    open: tag => {
      if (!tag.isVoid) depth += 1;
      if (skippedFrom === 0 && isSkipped(tag)) {
        if (!tag.isVoid) skippedFrom = depth;
      } else if (isWriting() && (tag.isVoid || depth > 1))
        written += `<${tag.name}${writeAttributes(tag, url)}>`;
    },
    close: name => {
      if (isWriting() && depth > 1) written += `</${name}>`;
      if (skippedFrom === depth) skippedFrom = 0;
      depth -= 1;
      // The body ends; what comes behind it belongs to the page.
      if (depth === 0) isDone = true;
    },
  });
  return written.trim();
}

function isSkipped(tag: OpeningTag): boolean {
  if (SKIPPED.has(tag.name) || attributeOf(tag, 'aria-hidden') === 'true') return true;
  return SKIPPED_CLASSES.test(attributeOf(tag, 'class') ?? '');
}

function writeAttributes(tag: OpeningTag, url: string): string {
  let written = '';
  for (const [name, value] of attributesOf(tag))
    if (KEPT.has(name)) written += ` ${name}="${escapeAttribute(absolute(name, value, url))}"`;
  return written;
}

function absolute(name: string, value: string, url: string): string {
  if (ADDRESSES.has(name)) return toAbsolute(value, url);
  if (name !== 'srcset') return value;
  return value
    .split(',')
    .map(candidate => candidate.trim().split(/\s+/))
    .map(([address = '', ...size]) => [toAbsolute(address, url), ...size].join(' '))
    .join(', ');
}

function toAbsolute(address: string, url: string): string {
  return parseUrl(address, url)?.href ?? address;
}
