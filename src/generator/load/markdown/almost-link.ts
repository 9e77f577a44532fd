import type { Text } from 'mdast';
import type { Problem } from '../../model/diagnostic.ts';
import { writtenText } from './literal-directives.ts';
import { type PageContext, reportWarning } from './page-context.ts';

/** Warns of what a writer meant as a link, an image or a footnote, and what Markdown shows as it is written. */
export function warnOfAlmostLinks(page: PageContext, node: Text): void {
  if (!node.value.includes('](') && !node.value.includes('[^')) return;
  const { line = 1, column = 1, offset: start = 0 } = node.position?.start ?? {};
  let point = { line, column, offset: start };
  for (const { 0: signs, index } of writtenText(node, page.source.text).matchAll(/\\[^\n]|\]\(|\[\^|\n/g)) {
    const offset = start + index;
    point = { ...point, column: point.column + offset - point.offset, offset };
    if (signs === '\n') point = { line: point.line + 1, column: 1, offset: offset + 1 };
    else if (signs === '](') warnOfTarget(page, point);
    else if (signs === '[^') warnOfFootnote(page, point);
  }
}

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

function warn(page: PageContext, start: Point, problem: Problem): void {
  reportWarning(page, { position: { start, end: start } }, problem);
}

/** Up to a title. Braces belong to templates of other programs, and ` =` to their sizes. */
const TARGET =
  /\]\(((?:[^\s(){}<>"']|[^\S\n](?!=)|\([^\n(){}<>"']{0,100}\)){3,300}?)(?:[ \t]{1,3}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'))?\)/y;

/** The address with a space behind the bracket at an offset, as in `](my file.md)`. */
export function spacedTargetAt(text: string, offset: number): string | undefined {
  TARGET.lastIndex = offset;
  const [, target = ''] = TARGET.exec(text) ?? [];
  return /\S\s+\S/.test(target) && isAddress(target) ? target : undefined;
}

function warnOfTarget(page: PageContext, point: Point): void {
  const target = spacedTargetAt(page.source.text, point.offset);
  if (target === undefined) return;
  warn(
    page,
    { ...point, column: point.column + 2 },
    {
      code: 'markdown/unlinked',
      message: `“${target}” is shown as text, because an address with a space needs angle brackets`,
      hint: `Write (<${target}>).`,
    },
  );
}

/** A path with an extension, or one that begins like an address. Other words in parentheses may be meant as text. */
function isAddress(target: string): boolean {
  return /^(?:\.{0,2}\/|https?:)/.test(target) || /\.[a-z][a-z\d]{1,4}(?:[?#]\S*)?$/i.test(target);
}

/** A name of letters and digits. Other signs, ranges such as `[^a-z]` and what is repeated are patterns. */
const FOOTNOTE =
  /\[\^(?!\w-\w(?![\w-]))[\p{L}\p{N}][\p{L}\p{N}_-]*\](?![+?{(|$]|\*(?!\*?(?:[\s.,;:!?)]|$)))/uy;

function warnOfFootnote(page: PageContext, point: Point): void {
  FOOTNOTE.lastIndex = point.offset;
  const [written] = FOOTNOTE.exec(page.source.text) ?? [];
  if (written === undefined) return;
  warn(page, point, {
    code: 'markdown/missing-footnote',
    message: `“${written}” is shown as text, because no footnote has this name`,
    hint: `Write its text in a paragraph of its own: ${written}: The text. If it is no footnote, write \\${written}.`,
  });
}
