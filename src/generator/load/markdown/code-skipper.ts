/**
 * Returns a function that says whether a line certainly belongs to a code block, its fences included. It ignores fences that are
 * indented, or that may be inside raw HTML, because the cost of whatever counts as code is not checked.
 */
export function createCodeSkipper(): (line: string) => boolean {
  let open: string | undefined;
  let isBelieved = true;
  return line => {
    if (open !== undefined) {
      const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
      if (mark?.startsWith(open)) open = undefined;
      return true;
    }
    if (isOpenHtml(line)) isBelieved = false;
    const mark = isBelieved ? /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] : undefined;
    open = mark;
    return mark !== undefined;
  };
}

/** Whether a line may begin HTML that continues below; a comment on one line does not. */
function isOpenHtml(line: string): boolean {
  return line.includes('<') && /^[ \t>*+.)\d-]*</.test(line) && !/^<!--(?:(?!-->).)*-->[ \t]*$/.test(line);
}
