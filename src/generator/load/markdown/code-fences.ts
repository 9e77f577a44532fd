/** Markers of quotes and list items before a line's own text. */
export const CONTAINER_PREFIX = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/;

/** How many characters of a line are searched for markers: a line with millions of markers would overflow the pattern's stack. */
export const PREFIX_WINDOW = 2_000;

/** A fence that is indented by so much more than the opening one is part of the code. */
const CODE_INDENT = 4;

/** Tracks the fences of code blocks from line to line. The function says whether a line belongs to a block, its fences included. */
export function createFenceTracker(): (line: string) => boolean {
  let open: { readonly mark: string; readonly indent: number } | undefined;
  return line => {
    if (open === undefined && !line.includes('```') && !line.includes('~~~')) return false;
    const start = line.slice(0, PREFIX_WINDOW);
    const indent = CONTAINER_PREFIX.exec(start)?.[0].length ?? 0;
    const content = start.slice(indent);
    const mark = /^(?:`{3,}|~{3,})/.exec(content)?.[0];
    if (open !== undefined) {
      const isLikeOpen = mark?.startsWith(open.mark) && indent < open.indent + CODE_INDENT;
      if (isLikeOpen && content.slice(mark?.length).trim() === '') open = undefined;
      return true;
    }
    if (mark === undefined || (mark.startsWith('`') && content.includes('`', mark.length))) return false;
    open = { mark, indent };
    return true;
  };
}
