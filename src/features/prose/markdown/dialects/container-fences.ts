import { createFenceTracker } from '@mapwright/site/source';
import { CODE_GROUP } from './code-groups.ts';
import { LONGEST_LINE, rewritten, type SourceLine } from './source-line.ts';

/** `::: tip Title {#id}`, `:::tip[Title]`, `:::`, with the markers of quotes and lists before it. */
const FENCE = /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*)(:{3,})([ \t]*)(.*)$/;
/** A name, and perhaps parts in brackets and braces; then a title. */
const OPENING = /^([A-Za-z][\w-]*)(\[.*\])?([ \t]*\{[^{}]*\})?(?:[ \t]+(.*))?$/;

/** Containers of other programs that only switch something off there. Their content is shown as it is. */
const TRANSPARENT: ReadonlySet<string> = new Set(['raw', 'v-pre']);

/**
 * Writes the fences of containers as the parser reads them: a title after the name becomes a label, and a space before the name goes. A
 * pair of fences with a name that no directive has, or nearly has, becomes text. `mayName` finds such names.
 */
export function rewriteContainerFences(
  lines: readonly SourceLine[],
  mayName: (name: string) => boolean,
): readonly SourceLine[] {
  const isCode = createFenceTracker();
  const open: { readonly size: number; readonly closing: Closing }[] = [];
  return lines.map(line => {
    if (isCode(line.text) || !line.text.includes(':::') || line.text.length > LONGEST_LINE) return line;
    const [, prefix = '', colons = '', space = '', rest = ''] = FENCE.exec(line.text.trimEnd()) ?? [];
    if (colons === '') return line;
    if (rest === '') {
      const index = open.findIndex(({ size }) => size <= colons.length);
      const closed = open[index];
      if (closed === undefined) return line;
      open.splice(index);
      return closed.closing === 'fence' ? line : asText(line, prefix, closed.closing);
    }
    const opening = readOpening(rest, mayName);
    if (opening === undefined) return line;
    open.push({ size: colons.length, closing: opening.closing });
    if (opening.closing !== 'fence') return asText(line, prefix, opening.closing);
    return opening.directive === rest && space === ''
      ? line
      : rewritten(line, `${prefix}${colons}${opening.directive}`);
  });
}

/** What becomes of a pair of fences. */
type Closing = 'fence' | 'text' | 'nothing';

function asText(line: SourceLine, prefix: string, closing: Closing): SourceLine {
  if (closing === 'nothing') return rewritten(line, prefix.trimEnd());
  return rewritten(line, `${prefix}\\${line.text.slice(prefix.length)}`);
}

function readOpening(
  rest: string,
  mayName: (name: string) => boolean,
): { readonly closing: Closing; readonly directive: string } | undefined {
  const [, name = '', label = '', attributes = '', title = ''] = OPENING.exec(rest) ?? [];
  if (name === '') return undefined;
  if (name === CODE_GROUP) return { closing: 'fence', directive: 'tabs' };
  if (TRANSPARENT.has(name)) return { closing: 'nothing', directive: '' };
  if (!mayName(name)) return { closing: 'text', directive: '' };
  const isUnreadable = title !== '' && label !== '';
  const parts = { label, attributes: attributes.trim(), title };
  return { closing: 'fence', directive: isUnreadable ? rest : withTitle(name, parts) };
}

/** `{open} Title {.wide}` has its attributes before or behind the title. */
function withTitle(
  name: string,
  {
    label,
    attributes,
    title,
  }: { readonly label: string; readonly attributes: string; readonly title: string },
): string {
  const behind = /^(.*?)[ \t]*(\{[^{}]*\})$/.exec(title);
  const [text, braces] = behind === null ? [title, ''] : [behind[1] ?? '', behind[2] ?? ''];
  const shown = label === '' && text !== '' ? `[${unbalanced(text)}]` : label;
  return `${name}${shown}${attributes || braces}`;
}

/** Brackets that are not in pairs would end the label too early. */
function unbalanced(title: string): string {
  let depth = 0;
  for (const character of title) {
    if (character === '[') depth++;
    if (character === ']' && --depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&');
}
