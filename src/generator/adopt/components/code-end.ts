/** The index of the line with which code ends that begins on a line: where its brackets are closed and nothing says that it goes on. Nothing without an end. */
export function endOfCode(lines: readonly string[], start: number): number | undefined {
  const open: string[] = [];
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    readLine(line, open);
    const goesOn = OPEN_END.test(line) || CONTINUED.test(lines[index + 1] ?? '');
    if (open.length === 0 && !goesOn) return index;
  }
  return undefined;
}

const OPEN_END = /(?:[=,([{?:&|+]|=>)\s*$/;
const CONTINUED = /^\s+(?:\.\w|\?|:|&&|\|\|)/;

/** What closes each bracket. In a template, only its end and `${` mean something. */
const PAIRS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '${': '}', '`': '`' };

/** Texts on one line, comments, signs with a backslash, and brackets. An apostrophe in markup has no partner on its line. */
const SIGNS = /\\.|\$\{|`|'(?:[^'\\`]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<!\S)\/\/.*$|\/\*.*?\*\/|[{}()[\]]/g;

/** Keeps the brackets that are open at the end of a line. */
function readLine(line: string, open: string[]): void {
  for (const [sign] of line.matchAll(SIGNS)) {
    const last = open.at(-1);
    const isInTemplate = last === '`';
    if (last !== undefined && PAIRS[last] === sign) open.pop();
    else if (isInTemplate ? sign === '${' : sign === '`' || /^[{([]$/.test(sign)) open.push(sign);
  }
}
