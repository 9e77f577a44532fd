import { mapCode } from './text-lines.ts';

/** Characters that no text has, around the number of a code. */
const [OPEN, CLOSE] = ['\u{e002}', '\u{e003}'];

/** Changes a text as a whole, without its code: each line and each span of code is one sign meanwhile. */
export function changeOutsideCode(text: string, change: (text: string) => string): string {
  const codes: string[] = [];
  const bare = mapCode(text, code => `${OPEN}${codes.push(code) - 1}${CLOSE}`);
  return change(bare).replaceAll(
    new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g'),
    (_, index: string) => codes[Number(index)] ?? '',
  );
}
