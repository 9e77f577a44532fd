import type { CodeBlock } from '../../model/entry.ts';
import { nearestName } from '../../model/nearest-name.ts';

/** The information on the line that opens a code fence. */
export interface CodeInfo {
  readonly language: string;
  readonly title?: string;
  readonly showsLineNumbers: boolean;
  readonly lines: Readonly<Record<LineMark, readonly LineRange[]>>;
  readonly file?: string;
  readonly region?: string;
  readonly problems: readonly CodeInfoProblem[];
}

export interface CodeInfoProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

export type LineMark = 'marked' | 'added' | 'removed' | 'focused';

/** First and last line, from 1. */
export type LineRange = readonly [first: number, last: number];

const MARKS: Readonly<Record<string, LineMark>> = {
  '': 'marked',
  add: 'added',
  remove: 'removed',
  focus: 'focused',
};
const NAMES = ['title', 'lineNumbers', 'add', 'remove', 'focus', 'file', 'region'];

/** Reads a fence's info: `js title="a.js" lineNumbers {1,3-5} add={2} file="./a.js" region="x"`. */
export function parseCodeInfo(language: string, meta: string): CodeInfo {
  const brace = language.indexOf('{');
  const name = brace === -1 ? language : language.slice(0, brace);
  const rest = brace === -1 ? meta : `${language.slice(brace)} ${meta}`;
  const lines: Record<LineMark, LineRange[]> = { marked: [], added: [], removed: [], focused: [] };
  const texts: { title?: string; file?: string; region?: string } = {};
  const problems: CodeInfoProblem[] = [];
  let showsLineNumbers = false;
  for (const [word, key = '', double, single, braces] of rest.matchAll(WORD)) {
    const value = double ?? single;
    const mark = Object.hasOwn(MARKS, key) ? MARKS[key] : undefined;
    if (mark !== undefined && braces !== undefined) {
      const ranges = parseRanges(braces);
      if (ranges === undefined) problems.push(invalidRanges(word));
      else lines[mark].push(...ranges);
    } else if ((key === 'title' || key === 'file' || key === 'region') && value !== undefined)
      texts[key] = value;
    else if (word === 'lineNumbers') showsLineNumbers = true;
    else problems.push(unknownOption(word, key));
  }
  return { language: name, showsLineNumbers, lines, ...texts, problems };
}

/** `key="…"`, `key='…'`, `key={…}`, `{…}`, or a word. */
const WORD = /(?:([\w-]*)=?(?:(?<==)"([^"]*)"|(?<==)'([^']*)'|\{([^{}]*)\})|\S+)/g;

function parseRanges(text: string): LineRange[] | undefined {
  const ranges: LineRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?$/.exec(part);
    if (match === null) return undefined;
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    if (first < 1 || last < first) return undefined;
    ranges.push([first, last]);
  }
  return ranges;
}

/** The lines of ranges, each once, in order. */
export function expandRanges(ranges: readonly LineRange[], lineCount: number): CodeBlock['marked'] {
  const lines = new Set<number>();
  for (const [first, last] of ranges) {
    for (let line = first; line <= Math.min(last, lineCount); line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

function invalidRanges(word: string): CodeInfoProblem {
  return {
    severity: 'error',
    code: 'markdown/code-lines',
    message: `“${word}” does not list lines`,
    hint: 'Write line numbers from 1, as in {1,3-5}.',
  };
}

function unknownOption(word: string, key: string): CodeInfoProblem {
  const near = nearestName(key || word, NAMES);
  return {
    severity: 'warning',
    code: 'markdown/unknown-code-option',
    message: `This code block has an unknown option, “${word.length > 60 ? `${word.slice(0, 60)}…` : word}”`,
    hint: near === undefined ? `The options are {1,3-5}, ${NAMES.join(', ')}.` : `Did you mean ${near}?`,
  };
}
