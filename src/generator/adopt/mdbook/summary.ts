import { decodePath } from '../../../templates/shared/site-path.ts';

/** An entry of a book's `SUMMARY.md`. */
export type SummaryItem =
  | { readonly kind: 'part'; readonly title: string }
  | {
      readonly kind: 'chapter';
      readonly title: string;
      /** Path relative to the folder of the summary; empty for a draft. */
      readonly file: string;
      readonly line: number;
      readonly items: SummaryItem[];
    };

/**
 * Reads a `SUMMARY.md` (https://rust-lang.github.io/mdBook/format/summary.html): parts are headings, chapters are links, deeper ones
 * indented.
 */
export function readSummary(text: string): readonly SummaryItem[] {
  const root: SummaryItem[] = [];
  const open: { readonly indent: number; readonly items: SummaryItem[] }[] = [];
  let isFirstHeading = true;
  for (const [index, line] of text
    .replaceAll(/<!--[\s\S]*?-->/g, hidden => hidden.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .entries()) {
    const part = /^#\s+(.+?)\s*$/.exec(line)?.[1];
    if (part !== undefined) {
      // The first heading is that of the summary itself.
      if (!isFirstHeading || root.length > 0) root.push({ kind: 'part', title: part });
      isFirstHeading = false;
      open.length = 0;
      continue;
    }
    const [, space = '', sign, title = '', target = ''] = CHAPTER.exec(line) ?? [];
    if (title === '') continue;
    const indent = space.replaceAll('\t', '    ').length;
    while (open.length > 0 && indent <= (open.at(-1)?.indent ?? 0)) open.pop();
    const chapter: SummaryItem = {
      kind: 'chapter',
      title: plain(title),
      file: decodePath(target.replaceAll(/^<|>$/g, '')).replace(/^\.\//, ''),
      line: index + 1,
      items: [],
    };
    (open.at(-1)?.items ?? root).push(chapter);
    if (sign !== undefined) open.push({ indent, items: chapter.items });
  }
  return root;
}

const CHAPTER = /^(\s*)([-*+]\s+)?\[((?:[^\]\\]|\\.|\[[^\]]*\])*)\]\((<[^<>]*>|(?:[^()]|\([^()]*\))*)\)\s*$/;

/** A title without marks: `` `init` `` is “init”. */
function plain(title: string): string {
  return title.replaceAll(/\\(.)/g, '$1').replaceAll(/`|\*\*/g, '');
}

/** The chapters that have a file, in the order of the summary. */
export function chaptersIn(
  items: readonly SummaryItem[],
): readonly Extract<SummaryItem, { kind: 'chapter' }>[] {
  return items.flatMap(item =>
    item.kind === 'part' ? [] : [...(item.file === '' ? [] : [item]), ...chaptersIn(item.items)],
  );
}
