/** The code of a diagram without what the page decides: colours, scripts and settings. */
export interface DiagramSource {
  readonly text: string;
  /** The word that begins it: `flowchart`. */
  readonly kind: string;
  /** What the code says about the whole diagram. */
  readonly title?: string;
}

const DRAWN: ReadonlySet<string> = new Set([
  'graph',
  'flowchart',
  'stateDiagram',
  'stateDiagram-v2',
  'sequenceDiagram',
  'classDiagram',
  'erDiagram',
]);

/** Whether diagrams of a kind can be drawn. */
export function isDrawnKind(kind: string): boolean {
  return DRAWN.has(kind);
}

/** Reads the title, and removes front matter, comments, settings, colours and links. */
export function readSource(code: string): DiagramSource {
  const [, settings = '', body = code] = /^\s*---[ \t]*\n(.*?\n)---[ \t]*\n(.*)$/s.exec(code) ?? [];
  const lines = body
    .replaceAll(BLOCKS, '')
    .split('\n')
    .filter(line => !REMOVED.test(line));
  const written = /^[ \t]*accTitle[ \t]*:(.*)$/m.exec(body)?.[1] ?? /^title[ \t]*:(.*)$/m.exec(settings)?.[1];
  const title = written?.trim().replace(/^(["'])(.*)\1$/, '$2');
  const text = lines.join('\n').trim();
  return { text, kind: /^[\w-]+/.exec(text)?.[0] ?? '', ...(title && { title }) };
}

/** Settings and a description over several lines. */
const BLOCKS = /^[ \t]*(?:%%\{(?:[^%]|%(?!%))*\}%%|accDescr\s*\{[^{}]*\})/gm;

/** Colours that a diagram sets for light paper are hard to read on dark. A member or a participant may be called `style` or `click`. */
const REMOVED =
  /^[ \t]*(?:%%|(?:style|classDef|linkStyle|click)[ \t]+[\p{L}\p{N}_`]|acc(?:Title|Descr)[ \t]*:)/u;
