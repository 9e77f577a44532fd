import { createFenceTracker } from '../../load/markdown/code-fences.ts';

/**
 * MDX reads Markdown in HTML. Elsewhere, HTML at the start of a line goes on to the next empty line: an element on lines of its own gets one, and
 * Markdown between the tags of one line becomes HTML.
 */
export function withMarkdownInHtml(lines: readonly string[]): readonly string[] {
  const isInCode = createFenceTracker();
  return lines.flatMap((line, index) => {
    if (isInCode(line)) return line;
    if (ELEMENT.test(line)) return line.replaceAll(BETWEEN_TAGS, markup);
    const next = lines[index + 1]?.trim() ?? '';
    return OPENING.test(line) && next !== '' && !next.startsWith('<') ? [line, ''] : line;
  });
}

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
