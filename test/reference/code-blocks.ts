import type { TextFile } from './own-reference.ts';

/** A code block of a doc comment or of Markdown. */
export interface CodeBlock {
  readonly file: string;
  /** Line of the code's first line, from 1. */
  readonly line: number;
  /** Columns of the file before the code, from 0. */
  readonly indent: number;
  readonly language: string;
  readonly code: string;
}

/** What stands before a block's text: nothing or spaces in Markdown, a star in a doc comment. */
const FENCE = /^(?<margin>\s*(?:\*\s?)?)(?<ticks>`{3,})(?<language>\w*)/;

/** Every fenced code block of a file. Throws where one has no end. */
export function codeBlocksIn({ file, text }: TextFile): readonly CodeBlock[] {
  const lines = text.split('\n');
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index++) {
    const { margin = '', ticks = '', language = '' } = FENCE.exec(lines[index] ?? '')?.groups ?? {};
    if (ticks === '') continue;
    const start = index + 1;
    const end = lines.findIndex((line, at) => at >= start && withoutMargin(line, margin) === ticks);
    if (end < 0) throw new Error(`${file}:${start}: this code block has no end`);
    const code = lines.slice(start, end).map(line => withoutMargin(line, margin));
    blocks.push({ file, line: start + 1, indent: margin.length, language, code: code.join('\n') });
    index = end;
  }
  return blocks;
}

/** An empty line of a doc comment lacks the margin's final space. */
function withoutMargin(line: string, margin: string): string {
  return line.startsWith(margin) ? line.slice(margin.length) : line.replace(/^\s*\*?\s*/, '');
}
