import { createFenceTracker } from '../../load/markdown/code-fences.ts';
import { mapOutsideSpans } from '../text/text-lines.ts';

/**
 * MDX reads Markdown in HTML. Elsewhere, HTML at the start of a line continues to the next empty line. So an opening tag on a line of its own
 * gets an empty line after it, and Markdown between the tags of one line becomes HTML.
 */
export function withMarkdownInHtml(lines: readonly string[]): readonly string[] {
  const isInCode = createFenceTracker();
  return lines.flatMap((written, index) => {
    if (isInCode(written)) return written;
    const line = mapOutsideSpans(written, part => part.replaceAll(EMPTY, withEnd));
    if (ELEMENT.test(line)) return line.replaceAll(BETWEEN_TAGS, markup);
    const next = lines[index + 1]?.trim() ?? '';
    return OPENING.test(line) && next !== '' && !next.startsWith('<') ? [line, ''] : line;
  });
}

/** `<div id="a" />` is whole in MDX, and the beginning of an element in HTML. */
const EMPTY = /<([a-z][\w-]*)((?:\s[^<>]*)?)\/>/g;

function withEnd(tag: string, name: string, attributes: string): string {
  return VOID.test(name) ? tag : `<${name}${attributes.trimEnd()}></${name}>`;
}

/** Elements without an end, and drawings, whose parts may be written so. */
const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|circle|rect|line|g|ellipse|polygon|polyline|use|stop)$/;

/** An element on one line. */
const ELEMENT = /^\s*<([a-z][\w-]*)(?:\s[^<>]*)?>.*<\/[a-z][\w-]*>\s*$/;

/** An element around blocks that begins on a line of its own. */
const OPENING =
  /^\s*<(?:div|section|article|aside|header|footer|center|figure|figcaption|details|blockquote|span|td|th|li|dd)(?:\s[^<>]*)?>\s*$/;

const BETWEEN_TAGS = /(?<=>)[^<>]+(?=<)/g;

/** Code, links, and strong and emphasised words as HTML. */
function markup(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map(part => (/^`.+`$/.test(part) ? `<code>${part.slice(1, -1)}</code>` : words(part)))
    .join('');
}

function words(text: string): string {
  return text
    .replaceAll(/!\[([^[\]]*)\]\(([^()\s"]+)\)/g, '<img src="$2" alt="$1">')
    .replaceAll(/\[([^[\]]+)\]\(([^()\s"]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*(?=\S)([^*]*[^*\s])\*\*/g, '<strong>$1</strong>')
    .replaceAll(
      /(?<![\w*\\])(?:\*(?=\S)([^*]*[^*\s])\*|_(?=\S)([^_]*[^_\s])_)(?![\w*])/g,
      (_, a, b) => `<em>${a ?? b}</em>`,
    );
}
