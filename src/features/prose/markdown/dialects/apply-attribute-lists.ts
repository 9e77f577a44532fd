import type { Image, Nodes, Parents } from 'mdast';
import { readAttributeList } from './attribute-list.ts';

/** Takes the lists of attributes away that follow images and links (`![](a.png){width=300}`), and paragraphs of their own (`{: .wide}`). */
export function applyAttributeLists(parent: Parents): void {
  const children: Nodes[] = parent.children;
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    if (child.type !== 'text' || !child.value.startsWith('{') || before === undefined) continue;
    if (before.type !== 'image' && before.type !== 'link') continue;
    const list = readAttributeList(child.value);
    if (list === undefined) continue;
    child.value = child.value.slice(list.length);
    if (before.type === 'image') giveSize(before, list.attributes);
  }
  const isOwnParagraph = (child: Nodes) =>
    child.type === 'paragraph' &&
    child.children.length === 1 &&
    child.children[0]?.type === 'text' &&
    readAttributeList(child.children[0].value)?.length === child.children[0].value.length &&
    child.children[0].value.startsWith('{:');
  if (children.some(isOwnParagraph))
    children.splice(0, children.length, ...children.filter(child => !isOwnParagraph(child)));
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
