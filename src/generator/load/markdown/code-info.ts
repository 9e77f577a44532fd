import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock } from '../../model/entry.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import { shortened } from '../../model/text/shortened.ts';
import { languageProblems } from './misspelt-language.ts';

/** The information on the line that opens a code fence. */
export interface CodeInfo {
  /** In lower case. */
  readonly language: string;
  readonly title?: string;
  readonly showsLineNumbers: boolean;
  readonly lines: Readonly<Record<LineMark, readonly LineRange[]>>;
  readonly file?: string;
  readonly region?: string;
  readonly problems: readonly Diagnostic[];
}

export type LineMark = 'marked' | 'added' | 'removed' | 'focused';

/** First and last line, from 1. */
export type LineRange = readonly [first: number, last: number];

/** The attributes that mark lines, including those of other programs. */
const MARKS: Readonly<Record<string, LineMark>> = {
  '': 'marked',
  add: 'added',
  remove: 'removed',
  focus: 'focused',
  ins: 'added',
  del: 'removed',
  mark: 'marked',
  highlight: 'marked',
  hl_lines: 'marked',
};
/** Attributes that can also mark words in Expressive Code: `ins="text"`, `del=/pattern/`. Here they mark only lines. */
const WORD_MARKS: ReadonlySet<string> = new Set(['ins', 'del', 'mark']);
const TITLES: ReadonlySet<string> = new Set(['title', 'filename', 'caption']);
const NUMBERED: ReadonlySet<string> = new Set([
  'lineNumbers',
  'showLineNumbers',
  'line-numbers',
  'linenums',
  'linenos',
]);
const NAMES = ['title', 'lineNumbers', 'add', 'remove', 'focus', 'file', 'region'];

/** What has been read so far. */
interface Reading {
  title?: string;
  file?: string;
  region?: string;
  showsLineNumbers: boolean;
  readonly lines: Record<LineMark, LineRange[]>;
  readonly problems: Diagnostic[];
}

/**
 * Reads a fence's info: `js title="a.js" lineNumbers {1,3-5} add={2} file="./a.js" region="x"`. It understands what other programs write there
 * (`js:line-numbers`, `js [a.js]`, `rust,ignore`, `{ .js hl_lines="1 3" }`) and ignores the rest.
 */
export function parseCodeInfo(language: string, meta: string): CodeInfo {
  const info = `${language} ${meta}`.trim();
  const name = /^[^\s{:,[]*/.exec(info)?.[0] ?? '';
  const reading: Reading = {
    showsLineNumbers: false,
    lines: { marked: [], added: [], removed: [], focused: [] },
    problems: [],
  };
  readWords(info.slice(name.length).replace(/^[:,]/, ' '), reading, '');
  const written = name || (/^\{[^}]*?\.([\w+-]+)/.exec(info)?.[1] ?? '');
  const problems = [...languageProblems(written), ...reading.problems];
  return { ...reading, language: written.toLowerCase(), problems };
}

/** `key="…"`, `key='…'`, `key={…}`, `key=[…]`, `{…}`, `[…]`, `key=…`, or a word. */
const WORD =
  /([\w-]*)(?:=?(?:(?<==)"([^"]*)"|(?<==)'([^']*)'|(?<==)\[([^[\]]*)\]|\{([^{}]*)\})|=([^\s,"'{}[\]]+))|\[([^[\]]+)\]|"[^"]*"|'[^']*'|[^\s{,][^\s{]*/g;

/** `braces` are those around the words: there, `file` is a title, because only other programs write it so. */
function readWords(words: string, reading: Reading, braces: string): void {
  for (const [word, key = '', double, single, listed, inner, bare, bracketed] of words.matchAll(WORD)) {
    const value = double ?? single ?? bare;
    const mark = Object.hasOwn(MARKS, key) ? MARKS[key] : undefined;
    if (bracketed !== undefined) reading.title ??= bracketed;
    else if (inner !== undefined && key === '' && !/^\s*\d/.test(inner)) readWords(inner, reading, word);
    else if (WORD_MARKS.has(key) && value !== undefined && !/^\s*\d/.test(value)) continue;
    else if (mark !== undefined && (inner ?? listed ?? value) !== undefined && key + (inner ?? '') !== '')
      readLines(inner ?? listed ?? value ?? '', mark, word, reading);
    else if (TITLES.has(key) && value !== undefined) reading.title = value;
    else if (key === 'file' && value !== undefined && braces !== '') reading.title ??= value;
    else if ((key === 'file' || key === 'region') && value !== undefined) reading[key] = value;
    else if (NUMBERED.has(key || word)) reading.showsLineNumbers = value !== 'false';
    else if (/^[\w./-]*\w\.[A-Za-z]\w*$/.test(word) && braces === '') reading.title ??= word;
    else warnOfNear(word, key, reading);
  }
}

function readLines(text: string, mark: LineMark, word: string, reading: Reading): void {
  const ranges = parseRanges(text);
  if (ranges === undefined) reading.problems.push(invalidRanges(word));
  else reading.lines[mark].push(...ranges);
}

function parseRanges(text: string): LineRange[] | undefined {
  const ranges: LineRange[] = [];
  for (const part of text.split(/[\s,"']+/).filter(part => part !== '')) {
    const match = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part);
    if (match === null) return undefined;
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    if (first < 1 || last < first) return undefined;
    ranges.push([first, last]);
  }
  return ranges.length === 0 ? undefined : ranges;
}

/** The lines of ranges, each once, in order. */
export function expandRanges(ranges: readonly LineRange[], lineCount: number): CodeBlock['marked'] {
  const lines = new Set<number>();
  for (const [first, last] of ranges) {
    for (let line = first; line <= Math.min(last, lineCount); line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

function invalidRanges(word: string): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/code-lines',
    message: `“${word}” does not list lines`,
    hint: 'Write line numbers from 1, as in {1,3-5}.',
  };
}

/** Other words may have a meaning for another program, but a name that is almost right is a mistake. */
function warnOfNear(word: string, key: string, { problems }: Reading): void {
  const near = nearestName(key || word, key === '' ? ['lineNumbers'] : NAMES);
  if (near === undefined || (key || word).charAt(0) !== near.charAt(0)) return;
  problems.push({
    severity: 'warning',
    code: 'markdown/unknown-code-option',
    message: `This code block has an unknown option, “${shortened(word)}”`,
    hint: `Did you mean ${near}?`,
  });
}
