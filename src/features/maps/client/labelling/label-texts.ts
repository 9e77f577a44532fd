/** A text as it may be written: in one line or several. */
export type TextLines = readonly string[];

/** Height of a line, as a multiple of the size. */
export const LINE = 1.1;

/** Words that maps write shorter where there is little room, from English names. */
const SHORTER: Readonly<Record<string, string>> = {
  and: '&',
  central: 'C.',
  eastern: 'E.',
  east: 'E.',
  federated: 'Fed.',
  island: 'I.',
  islands: 'Is.',
  mount: 'Mt',
  northern: 'N.',
  north: 'N.',
  northwest: 'NW',
  northeast: 'NE',
  republic: 'Rep.',
  saint: 'St',
  southern: 'S.',
  south: 'S.',
  southwest: 'SW',
  southeast: 'SE',
  western: 'W.',
  west: 'W.',
};

/** Width and height of a text; `widthOf` gives the width of a line as a multiple of its size. */
export function extentOf(
  lines: TextLines,
  size: number,
  widthOf: (line: string) => number,
): readonly [width: number, height: number] {
  return [Math.max(...lines.map(widthOf)) * size, lines.length * size * LINE];
}

/** The ways to write a name: whole, in two or three lines, then the same with shorter words. */
export function waysToWrite(name: string): readonly TextLines[] {
  const names = [...new Set([name, abbreviate(name)])];
  return names.flatMap(text => [
    [text],
    ...[2, 3].map(count => wrap(text, count)).filter(lines => lines.length > 1),
  ]);
}

/** `Saint Kitts and Nevis` → `St Kitts & Nevis`, `Anchorage, AK` → `Anchorage`. A name of one word stays. */
export function abbreviate(name: string): string {
  if (!name.includes(' ')) return name;
  return name
    .replace(/, [A-Z]{2}$/, '')
    .split(' ')
    .map(word => (Object.hasOwn(SHORTER, word.toLowerCase()) ? SHORTER[word.toLowerCase()] : word))
    .join(' ');
}

/** Breaks a text at spaces and after hyphens into lines of similar length; fewer lines if it has fewer places to break. */
export function wrap(text: string, count: number): TextLines {
  const parts = text.split(/(?<=[\s-])/);
  const lines: string[] = [];
  let rest = text.length;
  for (const part of parts) {
    const last = lines.at(-1);
    const target = rest / Math.max(1, count - lines.length + 1);
    const isFull = last === undefined || (lines.length < count && last.length + part.length / 2 > target);
    if (isFull) {
      rest -= last?.length ?? 0;
      lines.push(part);
    } else lines[lines.length - 1] = last + part;
  }
  return lines.map(line => line.trim());
}
