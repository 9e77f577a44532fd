import { createFenceTracker } from '../../load/markdown/code-fences.ts';
import { mapOutsideSpans } from '../text/text-lines.ts';

/** Finds the lines of components inside texts, when asked in their order. `noted` are lines of components that have their note already. */
export function createLineFinder(
  lines: readonly string[],
  noted: ReadonlySet<number | undefined>,
): (name: string) => number | undefined {
  const isInCode = createFenceTracker();
  const texts = lines.map((line, index) =>
    isInCode(line) || noted.has(index + 1) ? '' : withoutSpans(line),
  );
  let last = 0;
  return name => {
    const tag = new RegExp(`<${name}(?![\\w.])`);
    const found = texts.findIndex((text, index) => index >= last && tag.test(text));
    if (found < 0) return undefined;
    last = found;
    return found + 1;
  };
}

function withoutSpans(line: string): string {
  const parts: string[] = [];
  mapOutsideSpans(line, part => {
    parts.push(part);
    return part;
  });
  return parts.join(' ');
}
