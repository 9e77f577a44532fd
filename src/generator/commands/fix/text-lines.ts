/** Which lines are text: neither front matter nor code nor formulas, nor in HTML that may hold anything. */
export function textLines(lines: readonly string[]): readonly boolean[] {
  let closing: RegExp | undefined = openingFence(lines[0] ?? '');
  return lines.map((line, index) => {
    if (closing !== undefined) {
      if (index > 0 && closing.test(line)) closing = undefined;
      return false;
    }
    closing = closingOf(line);
    return closing === undefined;
  });
}

/** Front matter is at the beginning only. */
function openingFence(first: string): RegExp | undefined {
  if (/^---/.test(first)) return /^---[ \t]*$/;
  return /^\+\+\+[ \t]*$/.test(first) ? /^\+{3}[ \t]*$/ : undefined;
}

/** What ends the passage that begins with a line; nothing if none does. A fence may be in a list or a quote. */
function closingOf(line: string): RegExp | undefined {
  const [, marks = ''] = /^[\s>*+\d.)-]*(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
  if (marks !== '') return new RegExp(`^[\\s>]*${marks[0]}{${marks.length},}[ \\t]*$`);
  if (/^[\s>]*\$\$(?!.*\$\$)/.test(line)) return /\$\$/;
  if (/<!--(?!.*-->)/.test(line)) return /-->/;
  const [, name = ''] = /<(pre|script|style|textarea)\b(?!.*<\/\1>)/i.exec(line) ?? [];
  return name === '' ? undefined : new RegExp(`</${name}>`, 'i');
}
