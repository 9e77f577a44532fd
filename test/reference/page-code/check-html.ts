import { type ParserError, parse, parseFragment } from 'parse5';
import type { CodeBlock } from '../code-blocks.ts';

/** Parses HTML: a whole page if it begins with a doctype. */
export function checkHtml({ file, line, code }: CodeBlock): readonly string[] {
  const mistakes: string[] = [];
  const onParseError = ({ code: name, startLine }: ParserError) => {
    mistakes.push(`${file}:${line + startLine - 1} ${name}`);
  };
  if (/^<!doctype/i.test(code)) parse(code, { onParseError });
  else parseFragment(code, { onParseError, sourceCodeLocationInfo: true });
  return mistakes;
}
