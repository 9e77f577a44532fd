import { createFenceTracker } from '../../load/markdown/code-fences.ts';
import { readLiteral } from '../script/read-literal.ts';
import { mapOutsideSpans } from '../text/text-lines.ts';
import { endOfCode } from './code-end.ts';
import { endOfTag } from './component-tag.ts';

/** The text of a page without the code around it. Lines stay where they are: what goes leaves an empty line. */
export interface WithoutCode {
  readonly lines: readonly string[];
  /** Imported name → path of the file. */
  readonly imports: ReadonlyMap<string, string>;
  /** Lines, from 0 on, of code that a person must replace. */
  readonly lost: readonly number[];
}

/** Takes imports, exports, scripts and comments of MDX and Vue out of a page, and expressions of MDX that have lines of their own. */
export function withoutCode(lines: readonly string[], isMdx: boolean): WithoutCode {
  const imports = new Map<string, string>();
  const lost: number[] = [];
  const isInCode = createFenceTracker();
  let end: RegExp | undefined;
  let last = -1;
  let tagEnd = -1;
  const kept = lines.map((line, index) => {
    if (index <= last) return '';
    if (end !== undefined) {
      for (const [name, path] of importsIn(line)) imports.set(name, path);
      if (end.test(line)) end = undefined;
      return '';
    }
    if (isInCode(line)) return line;
    if (REMARK.test(line)) return '';
    if (index > tagEnd) tagEnd = endOfTag(lines, index);
    // A line of a tag may begin with an object in the value of an attribute.
    const isExpression = isMdx && tagEnd === index && EXPRESSION.test(line);
    const codeEnd = EXPORT.test(line) || isExpression ? endOfCode(lines, index) : undefined;
    if (codeEnd !== undefined && (EXPORT.test(line) || /\}\s*$/.test(lines[codeEnd] ?? ''))) {
      const text = shownBy(line);
      if (text !== undefined) return text;
      last = codeEnd;
      lost.push(index);
      return '';
    }
    const block = CODE.find(({ start }) => start.test(line));
    if (block === undefined)
      return isMdx
        ? mapOutsideSpans(line.replaceAll(TEMPLATE, '="$1"'), part =>
            withoutRemarks(part).replaceAll(FRAGMENT, ''),
          )
        : mapOutsideSpans(line, withoutRemarks);
    for (const [name, path] of importsIn(line)) imports.set(name, path);
    if (block.isLoss) lost.push(index);
    if (!block.end.test(line.slice(block.skip))) end = block.end;
    return '';
  });
  return { lines: kept, imports, lost };
}

/** A template literal without values in the braces of an attribute. Its characters would look like code. */
const TEMPLATE = /=\{`([^`$"]*)`\}/g;

/** The tags of an element without a name: `<>Text</>`. */
const FRAGMENT = /<\/?>/g;

/** A line that is a comment, whatever is in it. */
const REMARK = /^\s*\{\/\*(?:(?!\*\/\}).)*\*\/\}\s*$/;

/** Without comments, and with the spaces that formatters write as `{' '}`. */
function withoutRemarks(part: string): string {
  return part.replaceAll(/\{\/\*.*?\*\/\}/g, '').replaceAll(/\{\s*(["'`])(\s*)\1\s*\}/g, '$2');
}

const EXPORT = /^export\s+(?:const|let|function|default|async)\b/;

/** A line that begins with an expression: neither a list of attributes nor the double braces of other programs. */
const EXPRESSION = /^\s*\{(?![#.:%{@/])/;

/** The text in `{'text'}`. */
function shownBy(line: string): string | undefined {
  const [, indent = '', inner = ''] = /^(\s*)\{(.*)\}\s*$/.exec(line) ?? [];
  const value = readLiteral(inner);
  return typeof value === 'string' ? indent + value : undefined;
}

/** How code begins and ends. `skip`: how much of the first line cannot be the end. */
const CODE = [
  {
    start: /^import\s+(?:['"]|[\w*{][^;]*?\sfrom\s+['"]|\{\s*$|\{[^}]*$)/,
    end: /['"]\s*;?\s*$/,
    skip: 0,
    isLoss: false,
  },
  // An export that nothing closes.
  { start: EXPORT, end: /^\s*$|[;}]\s*$/, skip: 0, isLoss: true },
  { start: /^\s*\{\/\*(?!.*\*\/\})/, end: /\*\/\}/, skip: 0, isLoss: false },
  { start: /^<script\b/, end: /<\/script>/, skip: 0, isLoss: true },
  { start: /^<style\b/, end: /<\/style>/, skip: 0, isLoss: false },
];

/** Default imports of a line: the name, and where it comes from. */
function importsIn(line: string): readonly (readonly [string, string])[] {
  const [, name, path] = /^\s*import\s+(\w+)(?:\s*,\s*\{[^}]*\})?\s+from\s+['"]([^'"]+)['"]/.exec(line) ?? [];
  return name === undefined || path === undefined ? [] : [[name, path]];
}
