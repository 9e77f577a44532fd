import type { Image, Nodes, Parents } from 'mdast';
import { readAttributeList } from './attribute-list.ts';

const LINKS: ReadonlySet<string> = new Set(['image', 'link', 'imageReference', 'linkReference']);
const MARKS: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete', 'inlineCode']);

/** Takes the lists of attributes away that follow images and links (`![](a.png){width=300}`), and lists of classes behind other marks (`*new*{: .label}`). */
export function applyAttributeLists(parent: Parents): void {
  const children: Nodes[] = parent.children;
  // The list of a heading has its id.
  const isHeading = parent.type === 'heading';
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    if (child.type !== 'text' || !child.value.startsWith('{') || before === undefined) continue;
    const isLink = LINKS.has(before.type);
    if (!isLink && (isHeading || !MARKS.has(before.type) || !/^\{:?[ \t]*[.#]/.test(child.value))) continue;
    const list = readAttributeList(child.value);
    if (list === undefined) continue;
    child.value = child.value.slice(list.length);
    if (before.type === 'image') giveSize(before, list.attributes);
  }
  if (isHeading) return;
  for (const child of children)
    if (child.type === 'text' && child.value.includes('{:')) child.value = withoutLists(child.value);
}

/** Only kramdown begins a list with `{:`. It leaves one out that follows nothing which takes it. */
function withoutLists(text: string): string {
  return text.replaceAll(/\{:[^{}\n]*\}/g, list =>
    readAttributeList(list)?.length === list.length ? '' : list,
  );
}

/** The attributes that the handler of images knows. */
function giveSize(image: Image, attributes: ReadonlyMap<string, string>): void {
  const known = [...attributes].filter(([name, value]) => isKnown(name, value));
  if (known.length === 0) return;
  image.data = { ...image.data, hProperties: Object.fromEntries(known) };
}

function isKnown(name: string, value: string): boolean {
  if (name === 'align') return /^(?:left|right|center)$/.test(value);
  return (name === 'width' || name === 'height') && /^\d{1,5}(?:px|%)?$/.test(value);
}
