import { extname } from 'node:path/posix';
import { trimmed } from '../components/directive-text.ts';
import { codeBlock } from '../text/code-block.ts';
import type { Shortcode } from './shortcodes.ts';

/** What a shortcode shows, if its template highlights code: the text in it, or that of a file. */
export function codeOf(
  { list, named }: Shortcode,
  { template, inner, textOf }: CodeSource,
): readonly string[] | string | undefined {
  if (!SHOWS_CODE.test(template)) return undefined;
  const file = named.file ?? named.path ?? named.src ?? list[0] ?? '';
  const written = named.lang ?? named.language ?? (/^\w+$/.test(list[0] ?? '') ? list[0] : undefined);
  const language = written ?? extname(file).slice(1);
  const lines = trimmed(inner);
  if (lines.length === 0) {
    const text = READS_FILE.test(template) ? textOf(file) : undefined;
    return text === undefined ? undefined : codeBlock(language, text.replace(/\n+$/, '').split('\n'));
  }
  // A text between tags of one line is code in a sentence.
  return inner.length === 1 && !inner.join('').includes('`')
    ? `\`${inner.join('').trim()}\``
    : codeBlock(language, lines);
}

interface CodeSource {
  readonly template: string;
  /** The lines between its tags. */
  readonly inner: readonly string[];
  readonly textOf: (name: string) => string | undefined;
}

const SHOWS_CODE = /\{\{[^{}]*\bhighlight\b|\btransform\.Highlight\b|<pre\b/;
const READS_FILE = /\breadFile\b|\bos\.ReadFile\b|\bresources\.Get/;

/** Whether a template shows data that the project has in files of their own. */
export function showsData(template: string | undefined): boolean {
  return template !== undefined && /\b(?:site|hugo)\.Data\b/i.test(template);
}
