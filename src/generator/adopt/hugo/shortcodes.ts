/** A tag of a shortcode: `{{< tabs "a" group="b" >}}` (https://gohugo.io/content-management/shortcodes/). */
export interface Shortcode {
  readonly name: string;
  /** Arguments without names. */
  readonly list: readonly string[];
  readonly named: Readonly<Record<string, string>>;
  /** As it is written. */
  readonly source: string;
  /** Counts from 1. */
  readonly line: number;
  /** What is between the two tags; nothing if there is only one. */
  readonly inner?: readonly ShortcodeNode[];
}

/** A text is a list of texts and shortcodes. */
export type ShortcodeNode = string | Shortcode;

/** Reads the shortcodes of a text. A tag that nothing closes has nothing in it. */
export function readShortcodes(text: string): readonly ShortcodeNode[] {
  const root: Open = { nodes: [] };
  const open: Open[] = [root];
  let end = 0;
  const add = (...nodes: readonly ShortcodeNode[]) => void (open.at(-1) ?? root).nodes.push(...nodes);
  for (const { 0: source, index, groups = {} } of text.matchAll(TAG)) {
    if (index > end) add(text.slice(end, index));
    end = index + source.length;
    const { close, name = '', args = '', single } = groups;
    const tag = { name, source, line: lineAt(text, index), ...argumentsOf(args) };
    if (close !== '/') {
      if (single === '/') add({ ...tag, inner: [] });
      else open.push({ tag, nodes: [] });
      continue;
    }
    const start = open.findLastIndex(({ tag: opened }) => opened?.name === name);
    // Closes what was never opened.
    if (start < 0) {
      add(source);
      continue;
    }
    spill(open, start + 1);
    const closed = open.pop();
    if (closed?.tag !== undefined) add({ ...closed.tag, inner: closed.nodes });
  }
  spill(open, 1);
  return [...root.nodes, text.slice(end)];
}

interface Open {
  /** Nothing for the text itself. */
  readonly tag?: Shortcode;
  readonly nodes: ShortcodeNode[];
}

/** Tags that nothing closes: what follows them was not in them. */
function spill(open: Open[], length: number): void {
  while (open.length > length) {
    const last = open.pop();
    if (last?.tag !== undefined) open.at(-1)?.nodes.push(last.tag, ...last.nodes);
  }
}

const VALUE = String.raw`"(?:\\.|[^"\\])*"|\x60[^\x60]*\x60|(?:(?!\s*/?[>%]\}\})[^\s"\x60])+`;

const TAG = new RegExp(
  String.raw`\{\{(?<sign>[<%])\s*(?<close>/?)\s*(?<name>[A-Za-z_][\w./-]*)(?<args>(?:\s+(?:[\w-]+\s*=\s*)?(?:${VALUE}))*)\s*(?<single>/?)[>%]\}\}`,
  'g',
);

function argumentsOf(text: string): Pick<Shortcode, 'list' | 'named'> {
  const list: string[] = [];
  const named: Record<string, string> = {};
  for (const [, name, value = ''] of text.matchAll(new RegExp(`(?:([\\w-]+)\\s*=\\s*)?(${VALUE})`, 'g'))) {
    const plain = /^["`]/.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
    if (name === undefined) list.push(plain);
    else named[name] = plain;
  }
  return { list, named };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
