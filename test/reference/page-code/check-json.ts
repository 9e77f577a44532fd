import type { CodeBlock } from '../code-blocks.ts';

/** Parses JSON. */
export function checkJson({ file, line, code }: CodeBlock): readonly string[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const message = String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? code.length);
    return [`${file}:${line + code.slice(0, position).split('\n').length - 1} ${message}`];
  }
}
