import type { Diagnostic, Place } from '../../model/diagnostic.ts';

export type FieldLanguage = 'yaml' | 'toml';

export interface SplitSource {
  /** The fields between the fences, from line 2 on; absent if the file has no front matter. */
  readonly fields?: { readonly language: FieldLanguage; readonly text: string };
  /** The rest, with an empty line for each line of the front matter, so that line numbers stay the same. */
  readonly body: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits a source at its front-matter fences: `---` on the first line and on a later one, or `+++` around TOML. */
export function splitFrontMatter(file: string, text: string): SplitSource {
  if (text.startsWith('+++')) return splitToml(text);
  if (!text.startsWith('---')) return { body: text, diagnostics: belowTheTop(file, text) };
  const opening = /^---[ \t]*([^\s-][^\n]*)?(?:\n|$)/.exec(text);
  if (opening === null) return { body: text, diagnostics: belowTheTop(file, text) };
  const language = opening[1]?.trim();
  if (language !== undefined && !/^[A-Za-z]\w*$/.test(language)) return { body: text, diagnostics: [] };
  const end = closingFence(text, '---', opening[0].length);
  if (language !== undefined)
    return { body: bodyAfter(text, end), diagnostics: [otherLanguage(file, language)] };
  if (end === undefined) return { body: '', diagnostics: [neverClosed(file)] };
  const fields = { language: 'yaml', text: text.slice(opening[0].length, end.start) } as const;
  return { fields, body: bodyAfter(text, end), diagnostics: [] };
}

/** Plus signs that are not closed are text: outside Hugo and Zola they mean nothing. */
function splitToml(text: string): SplitSource {
  const [opening] = /^\+\+\+[ \t]*\n/.exec(text) ?? [''];
  const end = opening === '' ? undefined : closingFence(text, '+++', opening.length);
  if (end === undefined) return { body: text, diagnostics: [] };
  const fields = { language: 'toml', text: text.slice(opening.length, end.start) } as const;
  return { fields, body: bodyAfter(text, end), diagnostics: [] };
}

interface Fence {
  readonly start: number;
  readonly end: number;
}

function closingFence(text: string, sign: '---' | '+++', from: number): Fence | undefined {
  const fence = sign === '---' ? /^---[ \t]*$/gm : /^\+{3}[ \t]*$/gm;
  fence.lastIndex = from;
  const match = fence.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

function bodyAfter(text: string, fence: Fence | undefined): string {
  if (fence === undefined) return '';
  let lines = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < fence.end; next = text.indexOf('\n', next + 1))
    lines++;
  return '\n'.repeat(lines) + text.slice(fence.end);
}

/** A thematic break and a heading of fields, below empty lines, or behind spaces or invisible characters that a paste brings: few writers mean that. */
const BELOW_THE_TOP =
  /^(?:[ \t]*\n)*(?: {1,3}|[\u00a0\u200b\u200e\u200f\u2060\ufeff]*)(?=---[ \t]*\n {0,3}[A-Za-z_][\w-]*:(?:[ \t][^\n]*)?\n(?:[^\n]*\n)*? {0,3}---[ \t]*(?:\n|$))/;

/** The same with dashes that some editors make of hyphens. */
const LONG_DASHES =
  /^-{0,2}[—–][—–-]*[ \t]*\n[A-Za-z_][\w-]*:(?:[ \t][^\n]*)?\n(?:[^\n]*\n)*?[—–-]+[ \t]*(?:\n|$)/;

/** The same with more hyphens. A paragraph between them is no such heading. */
const MORE_HYPHENS =
  /^-{4,}[ \t]*\n[A-Za-z_][\w-]*:(?:[ \t][^\n]*)?\n(?:(?:[A-Za-z_][\w-]*:|[ \t]|- |#)[^\n]*\n)*-{3,}[ \t]*(?:\n|$)/;

/** The same without its first line. Other names may begin a heading of several lines. */
const NEVER_OPENED =
  /^(?:title|date|description|slug|tags|draft):[ \t][^\n]*\n(?:[ \t]*\S[^\n]*\n)*?---[ \t]*(?:\n|$)/i;

function belowTheTop(file: string, text: string): readonly Diagnostic[] {
  const [above] = BELOW_THE_TOP.exec(text) ?? [];
  if (above !== undefined) {
    const lines = above.split('\n');
    const unseen = lines.at(-1) ?? '';
    const place = { file, line: lines.length, column: unseen.length + 1 };
    const [reason, cure] = whatIsBefore(unseen);
    return [
      shownAsText('frontmatter/not-at-top', place, reason, `${cure}. For a horizontal rule, write ***.`),
    ];
  }
  const place = { file, line: 1, column: 1 };
  if (NEVER_OPENED.test(text)) {
    const hint = 'Write --- above the first field, in a line of its own.';
    return [shownAsText('frontmatter/not-at-top', place, 'no line with --- is above it', hint)];
  }
  if (MORE_HYPHENS.test(text)) {
    const hint = 'Write three hyphens above and below it: ---.';
    return [
      shownAsText('frontmatter/long-dashes', place, 'there are more than three hyphens above it', hint),
    ];
  }
  if (!LONG_DASHES.test(text)) return [];
  const hint =
    'Write three hyphens above and below it: ---. Some editors and keyboards turn them into dashes.';
  return [shownAsText('frontmatter/long-dashes', place, 'its dashes are long ones', hint)];
}

function whatIsBefore(unseen: string): readonly [reason: string, cure: string] {
  if (unseen === '') return ['it does not begin in the first line', 'Delete the empty lines above it'];
  return unseen.startsWith(' ')
    ? ['there are spaces before its hyphens', 'Delete the spaces']
    : ['an invisible character is before it', 'Delete that character, which a paste may have brought'];
}

function shownAsText(code: string, place: Place, reason: string, hint: string): Diagnostic {
  const message = `What looks like front matter is shown as text, because ${reason}`;
  return { severity: 'warning', code, message, place, hint };
}

function neverClosed(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frontmatter/never-closed',
    message: 'The front matter that opens here is never closed',
    place: { file, line: 1, column: 1 },
    hint: 'Write a line with --- below the last field. For a horizontal rule at the top of a page, write ***.',
  };
}

function otherLanguage(file: string, language: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frontmatter/language',
    message: `Front matter in “${language}” is not allowed, and never runs`,
    place: { file, line: 1, column: 4 },
    hint: 'Write front matter in YAML, and open it with ---.',
  };
}
