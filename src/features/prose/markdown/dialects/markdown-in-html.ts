import { createFenceTracker } from '@mapwright/site/source';
import { LONGEST_LINE, rewritten, type SourceLine } from './source-line.ts';

/** The opening tag of an element with blocks of Markdown in it. Those that only take words are left alone. */
const OPENING =
  /^[ \t]*<(?!(?:p|h\d|summary|figcaption|span|a)\b)([a-z][\w-]*)(?:[ \t][^<>]*)?[ \t]markdown(?:=[^\s<>]*)?(?:[ \t][^<>]*)?>[ \t]*$/i;
/** One whose text is a paragraph without it. */
const PARAGRAPH = /^[ \t]*<p(?:[ \t][^<>]*)?[ \t]markdown(?:=[^\s<>]*)?(?:[ \t][^<>]*)?>[ \t]*$/i;
/** In an element with blocks, a span that has a line of its own is one too. */
const SPAN = /^[ \t]*<span\b[^<>]*>[ \t]*$/i;
const PARAGRAPH_END = /^[ \t]*<\/(?:p|span)>[ \t]*$/i;
/** A tag that nothing closes, alone in its line. */
const VOID = /^[ \t]*<(?:img|br|hr)\b[^<>]*>[ \t]*$/i;
const CLOSING = /^[ \t]*<\/([a-z][\w-]*)>[ \t]*$/i;

/** Whether a text may have HTML with Markdown in it, or code right below HTML. */
export function mayHaveMarkdownInHtml(text: string): boolean {
  return (
    /<[^<>\n]*[ \t]markdown[=> \t]/i.test(text) || /^[ \t]*<\/[^<>\n]*>[ \t]*\n[ \t]*(?:```|~~~)/m.test(text)
  );
}

/**
 * Puts the empty lines that CommonMark wants where other programs need none: in an element with the attribute `markdown`, as kramdown and
 * Python-Markdown have it, and between a closing tag and code. Without them, Markdown there is text of the HTML.
 */
export function separateHtml(lines: readonly SourceLine[]): SourceLine[] {
  const isCode = createFenceTracker();
  const result: SourceLine[] = [];
  let around: { readonly name: string; depth: number } | undefined;
  let isInParagraph = false;
  let isBehindTag = false;
  let isBehindClosing = false;
  for (const line of lines) {
    const isFence = isCode(line.text);
    const isLone = isInParagraph
      ? PARAGRAPH_END.test(line.text)
      : PARAGRAPH.test(line.text) || (around !== undefined && SPAN.test(line.text));
    if (isLone && !isFence) {
      isInParagraph = !isInParagraph;
      isBehindTag = false;
      result.push(rewritten(line, ''));
      continue;
    }
    if (line.text.trim() === '') isInParagraph = false;
    const wasClosing = isBehindClosing;
    const needsGap = isBehindTag && !/^[ \t]*(?:<|$)/.test(line.text);
    if (needsGap || (wasClosing && isFence)) result.push(rewritten(line, ''));
    result.push(line);
    isBehindTag = false;
    isBehindClosing = false;
    if (isFence || line.text.length > LONGEST_LINE) continue;
    const opened = around === undefined ? OPENING.exec(line.text)?.[1] : undefined;
    isBehindClosing = CLOSING.test(line.text);
    const isBehindVoid = around !== undefined && VOID.test(line.text);
    isBehindTag = opened !== undefined || isBehindVoid || (around !== undefined && isBehindClosing);
    if (opened !== undefined) around = { name: opened.toLowerCase(), depth: 1 };
    else if (around !== undefined) {
      around.depth += depthOf(line.text, around.name);
      if (around.depth <= 0) around = undefined;
    }
  }
  return result;
}

/** How many more elements of a name a line opens than it closes. */
function depthOf(text: string, name: string): number {
  const names = [...text.toLowerCase().matchAll(/<(\/?)([a-z][\w-]*)/g)].filter(
    ([, , found]) => found === name,
  );
  return names.reduce((depth, [, slash]) => depth + (slash === '/' ? -1 : 1), 0);
}
