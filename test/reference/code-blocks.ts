import { type CodeInfo, expandRanges, parseCodeInfo } from '../../src/generator/load/markdown/code-info.ts';
import type { TextFile } from './own-reference.ts';

/** A code block of a doc comment or of Markdown. */
export interface CodeBlock {
  readonly file: string;
  /** Line of the code's first line, from 1. */
  readonly line: number;
  /** Columns of the file before the code, from 0. */
  readonly indent: number;
  readonly language: string;
  /** The title above the code. */
  readonly title?: string;
  /** Its lines; those that are marked as removed are empty. Nothing if the block shows a file. */
  readonly code: string;
}

/** What is before a block's text: nothing or spaces in Markdown, a star in a doc comment. */
const FENCE = /^(?<margin>\s*(?:\*\s?)?)(?<ticks>`{3,})(?<language>\w*)(?<meta>.*)/;

/** Every fenced code block of a file. Throws where one has no end. */
export function codeBlocksIn({ file, text }: TextFile): readonly CodeBlock[] {
  const lines = text.split('\n');
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index++) {
    const {
      margin = '',
      ticks = '',
      language = '',
      meta = '',
    } = FENCE.exec(lines[index] ?? '')?.groups ?? {};
    if (ticks === '') continue;
    const start = index + 1;
    const end = lines.findIndex((line, at) => at >= start && withoutMargin(line, margin) === ticks);
    if (end < 0) throw new Error(`${file}:${start}: this code block has no end`);
    const info = parseCodeInfo(language, meta);
    const code = withoutRemoved(
      lines.slice(start, end).map(line => withoutMargin(line, margin)),
      info,
    );
    const title = info.title !== undefined && { title: info.title };
    blocks.push({ file, line: start + 1, indent: margin.length, language, ...title, code: code.join('\n') });
    index = end;
  }
  return blocks;
}

/** An empty line of a doc comment lacks the margin's final space. */
function withoutMargin(line: string, margin: string): string {
  return line.startsWith(margin) ? line.slice(margin.length) : line.replace(/^\s*\*?\s*/, '');
}

/** A line that is shown as removed belongs to another version of the code. */
function withoutRemoved(lines: readonly string[], { lines: { removed } }: CodeInfo): readonly string[] {
  const numbers = expandRanges(removed, lines.length);
  return lines.map((line, index) => (numbers.includes(index + 1) ? '' : line));
}
