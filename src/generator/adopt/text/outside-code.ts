import { mapCode } from './text-lines.ts';

/** Characters that no text contains. They enclose the number of a piece of code. */
const [OPEN, CLOSE] = ['\u{e002}', '\u{e003}'];

/** Changes a text as a whole, but not its code: a numbered mark takes the place of each line and each span of code meanwhile. */
export function changeOutsideCode(text: string, change: (text: string) => string): string {
  const codes: string[] = [];
  const bare = mapCode(text, code => `${OPEN}${codes.push(code) - 1}${CLOSE}`);
  return change(bare).replaceAll(
    new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g'),
    (_, index: string) => codes[Number(index)] ?? '',
  );
}
