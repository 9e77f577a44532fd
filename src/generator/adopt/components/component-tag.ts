import { readLiteral } from '../script/read-literal.ts';

/** A tag of a component, with its attributes as text; one without a value is `true`. */
export interface ComponentTag {
  readonly kind: 'open' | 'close' | 'single';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** As it is written. */
  readonly source: string;
}

/** A tag at the beginning of a text, and the rest. Names of components begin with a capital letter. */
export function readTag(text: string): { readonly tag: ComponentTag; readonly rest: string } | undefined {
  const [source, slash = '', name = '', written = '', end] = TAG.exec(text) ?? [];
  if (source === undefined) return undefined;
  const kind = slash === '/' ? 'close' : end === '/>' ? 'single' : 'open';
  return { tag: { kind, name, attributes: attributesOf(written), source }, rest: text.slice(source.length) };
}

/** How deep braces may be: trees of objects, and templates in texts. */
const DEEPEST = 8;

/** The pattern of braces with so many levels in them. */
function bracesOf(levels: number): string {
  return levels === 0 ? String.raw`\{[^{}]*\}` : String.raw`\{(?:[^{}]|${bracesOf(levels - 1)})*\}`;
}

const BRACES = bracesOf(DEEPEST);
const VALUE = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|${BRACES})`;
const ATTRIBUTE = String.raw`\s+[@:\w-]+(?:${VALUE})?|\s+${BRACES}`;
const TAG = new RegExp(`^<(/?)([A-Z][\\w.]*)((?:${ATTRIBUTE})*)\\s*(/?>)`);

function attributesOf(written: string): Readonly<Record<string, string>> {
  const found = written.matchAll(
    new RegExp(String.raw`\s+([@:\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(${BRACES})))?`, 'g'),
  );
  return Object.fromEntries(
    [...found].map(([, name = '', double, single, braces]) => [
      name,
      double ?? single ?? (braces === undefined ? 'true' : literalIn(braces)),
    ]),
  );
}

/** The text in `{"text"}`; anything else in braces stays as it is written. */
function literalIn(braces: string): string {
  const value = readLiteral(braces.slice(1, -1));
  return typeof value === 'string' ? value : braces;
}

/** The index of the line where the tag of a component ends that a line opens; that line itself if it opens none, or none that ends. */
export function endOfTag(lines: readonly string[], start: number): number {
  if (!isUnfinishedTag(lines[start] ?? '')) return start;
  for (let end = start + 1; end < Math.min(lines.length, start + MOST_LINES); end++) {
    const written = lines.slice(start, end + 1).join('\n');
    if (readTag(written.trim()) !== undefined) return end;
  }
  return start;
}

/** Longest tag, in lines. */
const MOST_LINES = 60;

/** Whether a line opens a tag of a component that ends on a later line. */
function isUnfinishedTag(line: string): boolean {
  return /^\s*<[A-Z][\w.]*(?:\s|$)/.test(line) && readTag(line.trim()) === undefined;
}
