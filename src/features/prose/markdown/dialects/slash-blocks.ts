import { appendTo, createFenceTracker } from '@mapwright/site/source';
import { directiveOfKind, titleOf } from './kinds.ts';
import { type PythonBlock, titled } from './python-block.ts';
import { LONGEST_LINE, type SourceLine } from './source-line.ts';

const OPENING = /^([ \t]*)(\/{3,})[ \t]+([A-Za-z][\w-]*)(?:[ \t]*\|(.*))?$/;
const OPTION = /^(?: {4}|\t)[ \t]*([a-z]+):(.*)$/;

/** A line that may open a block between slashes. */
export const MAY_BE_SLASH_BLOCK = /^[ \t]*\/{3,}[ \t]+[A-Za-z]/m;

/**
 * Reads the block that opens in a line and ends at a line with as many slashes: `/// note | Title`, `/// tab | Title`, `/// details | Title`, with
 * options indented below (https://facelessuser.github.io/pymdown-extensions/extensions/blocks/). The lines are asked in their order.
 */
export function createSlashReader(lines: readonly SourceLine[]): (index: number) => PythonBlock | undefined {
  const closing = closingLines(lines);
  return index => {
    const { text = '' } = lines[index] ?? {};
    if (text.length > LONGEST_LINE) return undefined;
    const [, indent = '', slashes = '', kind, title = ''] = OPENING.exec(text.trimEnd()) ?? [];
    const ends = closing.get(slashes);
    if (kind === undefined || ends === undefined) return undefined;
    while (ends.at(-1) !== undefined && Number(ends.at(-1)) < index) ends.pop();
    const close = ends.at(-1);
    if (close === undefined) return undefined;
    const options = new Map<string, string>();
    let first = index + 1;
    for (; first < close; first++) {
      const [, name, value = ''] = OPTION.exec(lines[first]?.text.slice(indent.length) ?? '') ?? [];
      if (name === undefined) break;
      options.set(name, value.trim());
    }
    return {
      indent,
      isTab: kind === 'tab',
      directive: directiveOf(kind, title.trim(), options),
      body: lines.slice(first, close),
      end: close + 1,
    };
  };
}

/** The lines that are nothing but slashes, the last first. */
function closingLines(lines: readonly SourceLine[]): ReadonlyMap<string, number[]> {
  const isCode = createFenceTracker();
  const found = new Map<string, number[]>();
  for (const [index, { text }] of lines.entries()) {
    const slashes = isCode(text) ? '' : text.trim();
    if (/^\/{3,}$/.test(slashes)) appendTo(found, slashes, index);
  }
  return new Map([...found].map(([slashes, same]) => [slashes, same.reverse()]));
}

/** Blocks whose content stands for itself. */
const PLAIN: ReadonlySet<string> = new Set(['html', 'caption', 'figure-caption', 'table-caption']);

function directiveOf(kind: string, title: string, options: ReadonlyMap<string, string>): string | undefined {
  if (PLAIN.has(kind)) return undefined;
  if (kind === 'tab') return titled('tab', title);
  const type = options.get('type') ?? '';
  if (kind === 'details')
    return (
      titled('details', title || titleOf(type)) + (/^true$/i.test(options.get('open') ?? '') ? '{open}' : '')
    );
  const { name, title: otherwise } = directiveOfKind(kind === 'admonition' ? type || 'note' : kind);
  return titled(name, title || otherwise);
}
