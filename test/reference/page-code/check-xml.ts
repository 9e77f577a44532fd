import { SaxesParser } from 'saxes';
import type { CodeBlock } from '../code-blocks.ts';

/** Parses a whole SVG, or some of its elements. */
export function checkXml({ file, line, code }: CodeBlock): readonly string[] {
  const mistakes: string[] = [];
  const parser = new SaxesParser({ xmlns: true, fragment: true, position: true });
  parser.on('error', ({ message }) => mistakes.push(`${file}:${line + parser.line - 1} ${message}`));
  parser.write(code).close();
  return mistakes;
}
