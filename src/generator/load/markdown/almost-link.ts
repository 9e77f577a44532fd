import type { Text } from 'mdast';
import type { Problem } from '../../model/diagnostic.ts';
import { type PageContext, reportWarning } from './page-context.ts';
import { writtenText } from './written-text.ts';

/** Warns of what a writer meant as a link, an image or a footnote, and what Markdown shows as it is written. */
export function warnOfAlmostLinks(page: PageContext, node: Text): void {
  if (!/\](?:\(|\[| \()|\[\^/.test(node.value)) return;
  const { line = 1, column = 1, offset: start = 0 } = node.position?.start ?? {};
  let point = { line, column, offset: start };
  for (const { 0: signs, index } of writtenText(node, page.source.text).matchAll(
    /\\[^\n]|\](?:\(|\[| \()|\[\^|\n/g,
  )) {
    const offset = start + index;
    point = { ...point, column: point.column + offset - point.offset, offset };
    if (signs === '\n') point = { line: point.line + 1, column: 1, offset: offset + 1 };
    else if (signs === '](') warnOfTarget(page, point);
    else if (signs === '] (') warnOfGap(page, point);
    else if (signs === '][') warnOfReference(page, point);
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

const BEHIND_GAP = /\] \(([^\s()<>{}"']{3,300})\)/y;

function warnOfGap(page: PageContext, point: Point): void {
  BEHIND_GAP.lastIndex = point.offset;
  const [, target = ''] = BEHIND_GAP.exec(page.source.text) ?? [];
  if (!isAddress(target)) return;
  warn(
    page,
    { ...point, column: point.column + 3 },
    {
      code: 'markdown/unlinked',
      message: `“${target}” is shown as text, because a space is before its parenthesis`,
      hint: 'Delete the space.',
    },
  );
}

/** A text and a name of letters. Brackets behind a word are often code, and those with other signs patterns. */
const REFERENCE_TEXT = /(?:^|[\s(!"'“‘])\[[^\][\n^]{1,100}$/;
const REFERENCE_NAME = /\]\[(\p{L}[\p{L}\p{N} ._:/-]{1,80})\]/uy;

function warnOfReference(page: PageContext, point: Point): void {
  REFERENCE_NAME.lastIndex = point.offset;
  const { text } = page.source;
  const [, name] = REFERENCE_NAME.exec(text) ?? [];
  if (name === undefined || !REFERENCE_TEXT.test(text.slice(Math.max(0, point.offset - 102), point.offset)))
    return;
  warn(
    page,
    { ...point, column: point.column + 1 },
    {
      code: 'markdown/unlinked',
      message: `“[${name}]” is shown as text, because no line gives it an address`,
      hint: `Write one in a line of its own: [${name}]: page.md. If it is no link, write \\[${name}].`,
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
