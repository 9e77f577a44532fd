import { columnOf, withoutColumns } from './directive-text.ts';

/** A list item around a line, or the page: the column of its text, as it was and as it is now. */
interface Container {
  readonly was: number;
  readonly now: number;
}

interface Fence extends Container {
  readonly mark: string;
  readonly around: Container;
}

/** The most spaces after the marker of a list item: with more, its text is code. */
const WIDEST_GAP = 4;

/**
 * Moves the blocks of MDX to the column of the list item around them, and the end of a code block to the column of its beginning. In MDX,
 * indentation means nothing else; Markdown would read such blocks as code.
 */
export function withoutIndentedBlocks(lines: readonly string[]): readonly string[] {
  let containers: readonly Container[] = [];
  let fence: Fence | undefined;
  let paragraph: Container | undefined;
  let isKept = false;
  return lines.map(line => {
    const text = line.trim();
    const column = columnOf(line);
    if (fence !== undefined && (text === '' || column >= fence.around.was)) {
      const { mark, was, now } = fence;
      const isEnd = text.startsWith(mark) && text.slice(mark.length).replaceAll(mark.charAt(0), '') === '';
      if (isEnd) fence = undefined;
      // Code that begins before its fence stays in the list item.
      const extra = Math.max(0, Math.min(was, column) - now);
      return isEnd ? ' '.repeat(now) + text : withoutColumns(line, extra);
    }
    fence = undefined;
    if (isKept || /^<pre\b/.test(text)) {
      isKept = !text.includes('</pre>');
      return line;
    }
    if (text === '') {
      paragraph = undefined;
      return line;
    }
    if (paragraph !== undefined && !BLOCK.test(text))
      return withoutColumns(line, paragraph.was - paragraph.now);
    containers = containers.filter(({ was }) => was <= column);
    const around = containers.at(-1) ?? { was: 0, now: 0 };
    const { now } = around;
    const [item = '', sign = '', gap = ''] = ITEM.exec(text) ?? [];
    const space = gap.length > WIDEST_GAP ? ' ' : gap;
    const own = text.slice(item.length);
    if (item !== '')
      containers = [...containers, { was: column + item.length, now: now + (sign + space).length }];
    const [mark] = FENCE.exec(own) ?? [];
    const inner = containers.at(-1) ?? around;
    if (mark !== undefined) fence = { mark, around: inner, ...(item === '' ? { was: column, now } : inner) };
    paragraph = mark === undefined && !ENDED.test(own) ? { was: column, now } : undefined;
    return now === column && space === gap ? line : ' '.repeat(now) + sign + space + own;
  });
}

const ITEM = /^([-*+]|\d{1,9}[.)])([ \t]+)(?=\S)/;
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
/** What begins a block in the middle of a paragraph. */
const BLOCK = /^(?:[-*+][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3}|:{3}|#{1,6}[ \t]|<\/?[A-Za-z])/;
/** Lines after which a paragraph does not continue. */
const ENDED = /^(?::{3}|#{1,6}[ \t])|>$/;
