import { transformSync } from 'esbuild';
import type { CodeBlock } from '../code-blocks.ts';

/** Parses a style sheet. */
export function checkCss({ file, line, code }: CodeBlock): readonly string[] {
  const { warnings } = transformSync(code, { loader: 'css', logLevel: 'silent' });
  return warnings.map(({ text, location }) => `${file}:${line + (location?.line ?? 1) - 1} ${text}`);
}
