/**
 * The index of the last line of the code that begins at `start`: its brackets are closed there, and neither that line nor the next
 * continues it. Nothing if it has no end.
 */
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

/** What closes each bracket. In a template literal, only its end and `${` mean something. */
const PAIRS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '${': '}', '`': '`' };

/** Strings on one line, comments, characters after a backslash, and brackets. An apostrophe in markup has no partner on its line. */
const SIGNS = /\\.|\$\{|`|'(?:[^'\\`]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<!\S)\/\/.*$|\/\*.*?\*\/|[{}()[\]]/g;

/** Updates the brackets that are open at the end of a line. */
function readLine(line: string, open: string[]): void {
  for (const [sign] of line.matchAll(SIGNS)) {
    const last = open.at(-1);
    const isInTemplate = last === '`';
    if (last !== undefined && PAIRS[last] === sign) open.pop();
    else if (isInTemplate ? sign === '${' : sign === '`' || /^[{([]$/.test(sign)) open.push(sign);
  }
}
