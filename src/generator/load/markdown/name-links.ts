import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';

/** What is between double brackets: `[[name#part|label]]`. */
export interface NameLink {
  readonly name: string;
  readonly part: string | undefined;
  readonly label: string | undefined;
}

/** Above a line `key = value` or `[table]`, the brackets are those of a table in TOML, as in texts for Hugo. Behind `!`, they name a file that Obsidian shows. */
const NAME_LINK =
  /(?<!!)\[\[([^[\]|#\n]+)(?:#([^[\]|\n]+))?(?:\|([^[\]\n]+))?\]\](?!\n *(?:[\w.-]+ *= |\[+[\w.-]+\]+(?:\n|$)))/g;

/**
 * Turns names between double brackets into links. They stay text inside links, inside code, after a backslash, and where `toLink` gives
 * nothing. `source` is the text that was parsed.
 */
export function linkNames(
  tree: Root,
  source: string,
  toLink: (written: NameLink) => Pick<Link, 'url' | 'children'> | undefined,
): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') continue;
    if (node.children.some(child => child.type === 'text' && child.value.includes('[[')))
      replaceChildren(node, child => (child.type === 'text' ? partsOf(child, source, toLink) : [child]));
    stack.push(...node.children);
  }
}

function replaceChildren(parent: Parents, replace: (child: Nodes) => readonly Nodes[]): void {
  const children: Nodes[] = parent.children;
  children.splice(0, children.length, ...children.flatMap(replace));
}

function partsOf(
  node: Text,
  source: string,
  toLink: Parameters<typeof linkNames>[2],
): readonly PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  // What an earlier call has split off has no offsets: then the whole source is searched.
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  let end = 0;
  let from = 0;
  for (const match of node.value.matchAll(NAME_LINK)) {
    const [whole, name = '', part, label] = match;
    const link = written.includes(`\\${whole}`) ? undefined : toLink({ name, part, label });
    if (link === undefined) continue;
    if (match.index > end) parts.push(textPart(node, end, match.index));
    // Escapes and the signs of quotes are in the written text alone.
    const index = node.position?.start.offset === undefined ? -1 : written.indexOf(whole, from);
    from = index === -1 ? from : index + whole.length;
    const { position } =
      index === -1 ? textPart(node, match.index) : textPart({ ...node, value: written }, index);
    parts.push({ type: 'link', ...link, ...(position && { position }) });
    end = match.index + whole.length;
  }
  return end === 0 ? [node] : end < node.value.length ? [...parts, textPart(node, end)] : parts;
}

/** A part of a text, with its place. */
function textPart({ value, position }: Text, start: number, end?: number): Text {
  const part: Text = { type: 'text', value: value.slice(start, end) };
  if (position === undefined) return part;
  const lines = value.slice(0, start).split('\n');
  const before = lines.at(-1)?.length ?? 0;
  const line = position.start.line + lines.length - 1;
  const column = lines.length === 1 ? position.start.column + before : before + 1;
  return { ...part, position: { start: { line, column }, end: position.end } };
}
