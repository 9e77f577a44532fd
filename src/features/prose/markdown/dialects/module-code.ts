import { createFenceTracker } from '@mapwright/site/source';
import { rewritten, type SourceLine } from './source-line.ts';

/** How code of MDX begins and ends outside text. */
const CODE = [
  { start: /^import\s+(?:['"{*]|[\w$]+\s*(?:,|from\b))/, end: /['"]\s*;?\s*$/ },
  {
    start: /^export\s+(?:const|let|var|function|class|default|async|\{|\*)/,
    end: /^\s*$|^[)}\]];?\s*$|^\S.*;\s*$/,
  },
  { start: /^\s*\{\/\*/, end: /\*\/\}/ },
];

const INLINE_COMMENT = /\{\/\*(?:[^*]|\*(?!\/\}))*\*\/\}/g;

/** Leaves out imports, exports and comments of MDX; their lines stay, empty. What they import is removed as unknown HTML. */
export function withoutModuleCode(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isCode = createFenceTracker();
  let end: RegExp | undefined;
  return lines.map((line, index) => {
    const { text } = line;
    if (end !== undefined) {
      // An empty line within a function does not end it.
      const isWithin = text.trim() === '' && /^[ \t]+\S/.test(lines[index + 1]?.text ?? '');
      if (end.test(text) && !isWithin) end = undefined;
      return rewritten(line, '');
    }
    if (isCode(text)) return line;
    const block = CODE.find(({ start }) => start.test(text));
    if (block === undefined)
      return text.includes('{/*') ? rewritten(line, text.replaceAll(INLINE_COMMENT, '')) : line;
    if (!block.end.test(text)) end = block.end;
    return rewritten(line, '');
  });
}
