import type { BlockContent, Html, Nodes, Paragraph, Parents } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { readAttributeList } from './attribute-list.ts';
import { containerNode } from './container-node.ts';
import { directiveOfKind, isKnownKind } from './kinds.ts';

/**
 * Takes away the lists of attributes that have a line of their own above or below a block (`{: .wide}`), as kramdown and Python-Markdown have
 * them. An id stays as an anchor. A class that is a kind of remark makes one of the block, as in Just the Docs (`{: .warning }`,
 * `{: .note-title }`).
 */
export function applyAttributeLines(parent: Parents): void {
  if (parent.type === 'table') return void dropAttributeRow(parent.children);
  const children: Nodes[] = parent.children;
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (child?.type !== 'paragraph') continue;
    const lines = takeLines(child);
    if (lines === undefined) continue;
    const isOwn = child.children.length > 0;
    const isBelow = (children[index - 1]?.position?.end.line ?? -1) + 1 === child.position?.start.line;
    const target = isOwn ? index : isBelow ? index - 1 : index + 1;
    const block = children[target];
    const blocks = block === undefined ? [] : blocksWith(lines, block);
    if (blocks.length > 0) children.splice(target, 1, ...blocks);
    if (target <= index) index += blocks.length - 1;
    if (!isOwn) children.splice(index--, 1);
  }
}

interface AttributeLines {
  readonly classes: readonly string[];
  readonly id: string | undefined;
}

/** The lists in the first and the last line of a paragraph, which loses these lines; nothing without such a list. */
function takeLines(paragraph: Paragraph): AttributeLines | undefined {
  const { children } = paragraph;
  const lists = [
    children.length === 1 ? takeLine(children[0], ONLY_LINE) : undefined,
    takeLine(children.at(-1), LAST_LINE),
    takeLine(children[0], FIRST_LINE),
  ].filter(list => list !== undefined);
  if (lists.length === 0) return undefined;
  paragraph.children = children.filter(child => child.type !== 'text' || child.value !== '');
  const classes = lists.flatMap(list => [...list.matchAll(/[\s:{]\.([\w-]+)/g)].map(([, name = '']) => name));
  return { classes, id: lists.map(list => /[\s:{]#([\w:.-]+)/.exec(list)?.[1]).find(id => id !== undefined) };
}

const ONLY_LINE = /^[ \t]*(\{[^{}\n]*\})[ \t]*$/;
const FIRST_LINE = /^(\{[^{}\n]*\})[ \t]*\n/;
const LAST_LINE = /\n[ \t]*(\{[^{}\n]*\})[ \t]*$/;

function takeLine(node: Nodes | undefined, pattern: RegExp): string | undefined {
  if (node?.type !== 'text') return undefined;
  const [line = '', list = ''] = pattern.exec(node.value) ?? [];
  if (!isAttributeLine(list)) return undefined;
  node.value = node.value.replace(line, '');
  return list;
}

/** A list without a colon must begin with a class or an id: `{a=b}` may be text. */
function isAttributeLine(list: string): boolean {
  return /^\{(?::|[ \t]*[.#])/.test(list) && readAttributeList(list)?.length === list.length;
}

/** A block with its id, as the remark that a class makes of it. */
function blocksWith({ classes, id }: AttributeLines, block: Nodes): readonly Nodes[] {
  const marked = remarkOf(block, classes) ?? block;
  if (id === undefined) return [marked];
  if (marked.type === 'heading') {
    marked.children.push({ type: 'text', value: ` {#${id}}` });
    return [marked];
  }
  const anchor: Html = { type: 'html', value: `<a id="${id}"></a>`, position: block.position };
  if (marked.type !== 'paragraph') return [anchor, marked];
  marked.children.unshift(anchor);
  return [marked];
}

/** A block as the remark that a class makes of it. */
function remarkOf(block: Nodes, classes: readonly string[]): ContainerDirective | undefined {
  const kinds = classes.filter(name => isKnownKind(name.replace(/-title$/, '')));
  const kind = kinds.find(name => name !== 'note') ?? kinds[0];
  if (kind === undefined || block.type === 'heading') return undefined;
  const content = block.type === 'blockquote' ? block.children : [block as BlockContent];
  const [first, ...others] = content;
  const { name, title } = directiveOfKind(kind.replace(/-title$/, ''));
  if (kind.endsWith('-title') && first?.type === 'paragraph')
    return containerNode({ name, label: first, content: others }, block);
  const label: Pick<Paragraph, 'children'> =
    title === '' ? { children: [] } : { children: [{ type: 'text', value: title }] };
  return containerNode({ name, label, content }, block);
}

/** Below a table, the line is its last row. */
function dropAttributeRow(rows: { readonly children: readonly Nodes[] }[]): void {
  const [first, ...others] = rows.at(-1)?.children ?? [];
  const isEmpty = (cell: Nodes) => 'children' in cell && cell.children.length === 0;
  if (first === undefined || !('children' in first) || !others.every(isEmpty)) return;
  const [text] = first.children;
  if (first.children.length === 1 && text?.type === 'text' && isAttributeLine(text.value.trim())) rows.pop();
}
