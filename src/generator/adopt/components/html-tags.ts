import { createFenceTracker } from '../../load/markdown/code-fences.ts';

/** Longest tag, in lines. */
const MOST_LINES = 20;

/** Puts tags of HTML with attributes of JSX (`style={{`) in one line, where they are turned. */
export function withWholeTags(lines: readonly string[]): readonly string[] {
  const isInCode = createFenceTracker();
  const whole: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const tag = !isInCode(line) && UNFINISHED.test(line) ? lines.slice(index, index + MOST_LINES) : [];
    const end = tag.findIndex((text, after) => after > 0 && /[<>]/.test(text));
    const joined = tag
      .slice(0, end + 1)
      .map((text, after) => (after === 0 ? text.trimEnd() : text.trim()))
      .join(' ');
    const isWhole = end > 0 && WHOLE.test(joined);
    whole.push(isWhole ? joined : line);
    if (isWhole) index += end;
  }
  return whole;
}

const UNFINISHED = /<[a-z][\w-]*(?:\s[^<>]*)?$/;
const WHOLE = /<[a-z][\w-]*\s[^<>]*=\{[^<>]*>/;
