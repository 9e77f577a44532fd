import type { MarkdownSurroundings } from '@mapwright/site/feature';
import { fillProductInText, type MarkdownProcessor, type Product } from '@mapwright/site/source';
import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';

/**
 * The Markdown pipeline with links to the API reference: `[[ArrayIndexed]]`, `[[ArrayIndexed#push]]`,
 * `[[Core/ArrayIndexed#push|the push method]]`. They stay text inside links, inside code and after a backslash.
 */
export function withSymbolLinks(
  processor: MarkdownProcessor,
  { product }: Pick<MarkdownSurroundings, 'product'>,
): MarkdownProcessor {
  return {
    ...processor,
    parse: (text, place) => {
      const parsed = processor.parse(text, place);
      if (text.includes('[[')) linkSymbols(parsed.tree, parsed.text, product);
      return parsed;
    },
  };
}

function linkSymbols(tree: Root, source: string, product: Product): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') continue;
    if (node.children.some(child => child.type === 'text' && child.value.includes('[[')))
      replaceChildren(node, child => (child.type === 'text' ? partsOf(child, source, product) : [child]));
    stack.push(...node.children);
  }
}

function replaceChildren(parent: Parents, replace: (child: Nodes) => readonly Nodes[]): void {
  const children: Nodes[] = parent.children;
  children.splice(0, children.length, ...children.flatMap(replace));
}

/** A module's path or a symbol, a member, then the label. */
const SYMBOL_LINK = /\[\[([^[\]|#\n]+)(?:#([^[\]|\s]+))?(?:\|([^[\]\n]+))?\]\]/g;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$. /-]*$/u;

function partsOf(node: Text, source: string, product: Product): readonly PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  let end = 0;
  for (const match of node.value.matchAll(SYMBOL_LINK)) {
    const [whole, path = '', member, label] = match;
    const name = fillProductInText(path, product).trim();
    if (!NAME.test(name) || written.includes(`\\${whole}`)) continue;
    if (match.index > end) parts.push(textPart(node, end, match.index));
    parts.push(symbolLink(textPart(node, match.index, match.index + whole.length), { name, member, label }));
    end = match.index + whole.length;
  }
  return end === 0 ? [node] : end < node.value.length ? [...parts, textPart(node, end)] : parts;
}

function symbolLink(
  { position }: Text,
  {
    name,
    member,
    label,
  }: { readonly name: string; readonly member?: string | undefined; readonly label?: string | undefined },
): Link {
  const url = `symbol:${name.replaceAll(' ', '%20')}${member === undefined ? '' : `#${member}`}`;
  const short = name.slice(name.lastIndexOf('/') + 1) + (member === undefined ? '' : `.${member}`);
  const shown = label?.trim() ?? short;
  const child: PhrasingContent = { type: isName(shown, short) ? 'inlineCode' : 'text', value: shown };
  return { type: 'link', url, children: [child], ...(position && { position }) };
}

/** Whether a label is the symbol's name or the end of it, perhaps as a call: `push`, `ArrayIndexed.push()`. */
function isName(label: string, name: string): boolean {
  const bare = label.replace(/\(.*\)$/, '');
  return name === bare || name.endsWith(`.${bare}`);
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
