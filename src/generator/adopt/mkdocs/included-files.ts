import { extname } from 'node:path/posix';
import { codeBlock } from '../text/code-block.ts';

/** Extensions of Python-Markdown that put files into a text. */
export const INCLUDES = ['markdown_include.include', 'mdx_include', 'markdown_include_variants'] as const;

/**
 * Fills in `{! file !}` (https://github.com/cmacmackin/markdown-include, https://github.com/neurobin/mdx_include), and as code
 * `{* file ln[1:4] hl[2] *}` (https://pypi.org/project/markdown-include-variants). Line numbers are those of the file. `read` returns
 * nothing for a file that is not there; its mark stays.
 */
export function fillIncludedFiles(
  text: string,
  read: (name: string, offset: number) => string | undefined,
): string {
  return text.replaceAll(MARK, (whole, ...match) => {
    const [name, range, indent, code, options] = match as (string | undefined)[];
    const source = read(name ?? code ?? '', Number(match.at(-2)));
    if (source === undefined) return whole;
    const lines = source.replace(/\n$/, '').split('\n');
    if (name === undefined)
      return codeOf(lines, code ?? '', options ?? '')
        .map(line => (line === '' ? '' : indent + line))
        .join('\n');
    const chosen = range === undefined ? undefined : numbersIn(range);
    return lines.filter((_, index) => chosen?.has(index + 1) ?? true).join('\n');
  });
}

const MARK = new RegExp(
  [
    String.raw`(?<!\\)\{!>?[ \t]*([^!|[\]{}\n]+?)[ \t]*(?:\[ln:([\d,-]+)\][ \t]*)?!\}`,
    String.raw`^([ \t]*)\{\*[ \t]*([^\s*[\]]+)((?:[ \t]+\w+\[[^\]\n]*\])*)[ \t]*\*\}[ \t]*$`,
  ].join('|'),
  'gm',
);

function codeOf(lines: readonly string[], name: string, options: string): readonly string[] {
  const [, range] = /(?:^|\s)ln\[([\d,:]+)\]/.exec(options) ?? [];
  const [, marks = ''] = /(?:^|\s)hl\[([\d,:]+)\]/.exec(options) ?? [];
  const [, title] = /(?:^|\s)title\["?([^\]"]*)"?\]/.exec(options) ?? [];
  const chosen = range === undefined ? undefined : numbersIn(range);
  const shown = lines.map((_, index) => index + 1).filter(number => chosen?.has(number) ?? true);
  const marked = numbersIn(marks);
  const places = shown.flatMap((number, index) => (marked.has(number) ? [index + 1] : []));
  const info = [
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(places.length === 0 ? [] : [`{${places.join(',')}}`]),
  ];
  return codeBlock(
    [extname(name).slice(1), ...info].join(' '),
    shown.map(number => lines[number - 1] ?? ''),
  );
}

/** `1:3,7` or `1-3,7` as numbers. */
function numbersIn(written: string): ReadonlySet<number> {
  return new Set(
    written.split(',').flatMap(part => {
      const [first = 0, last = first] = part.split(/[:-]/).map(Number);
      return Array.from(
        { length: Math.min(Math.max(0, last - first + 1), MAX_LINES) },
        (_, index) => first + index,
      );
    }),
  );
}

/** No more lines than that are chosen at once. */
const MAX_LINES = 100_000;
