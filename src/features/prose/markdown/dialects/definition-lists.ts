import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
} from 'mdast';

/**
 * Turns a term with `: definition` in the line or the paragraph below it into a list of definitions, as PHP Markdown, Pandoc and MkDocs do.
 */
export function convertDefinitionLists(parent: Parents): void {
  const children: Nodes[] = parent.children;
  if (!children.some(isDefining)) return;
  const result: Nodes[] = [];
  for (const child of children) {
    const last = result.at(-1);
    const known = listIn(last);
    if (child.type === 'list' && isDefining(child)) {
      const list = known ?? listAfter(last);
      const items = child.children.map(blocksOf);
      // The term may be a comment, which leaves nothing.
      if (list === undefined) result.push(...items.flat());
      else {
        if (known === undefined) result.splice(-1, 1, asNode(list));
        list.children.push(...items.map(blocks => part('dd', blocks)));
      }
    } else if (child.type !== 'paragraph' || !isDefining(child)) result.push(child);
    else if (startsDefinition(child)) {
      const list = known ?? listAfter(last);
      if (list === undefined) result.push(child);
      else {
        if (known === undefined) result.splice(-1, 1, asNode(list));
        list.children.push(part('dd', [withoutColon(child)]));
      }
    } else {
      const [term, ...definitions] = splitLines(child);
      const parts = [part('dt', term?.children ?? []), ...definitions.map(line => part('dd', line.children))];
      if (known === undefined) result.push(asNode(element('dl', parts)));
      else known.children.push(...parts);
    }
  }
  children.splice(0, children.length, ...result);
}

/** A node whose element the pipeline takes from its data. */
interface ElementNode {
  readonly type: 'definitionPart';
  readonly data: { readonly hName: string };
  readonly children: (ElementNode | PhrasingContent | BlockContent | DefinitionContent)[];
}

function element(hName: string, children: ElementNode['children']): ElementNode {
  return { type: 'definitionPart', data: { hName }, children };
}

function part(hName: 'dt' | 'dd', children: ElementNode['children']): ElementNode {
  return element(hName, children);
}

/** A list whose term is the paragraph above a definition: one line. */
function listAfter(node: Nodes | undefined): ElementNode | undefined {
  if (node?.type !== 'paragraph' || node.children.some(hasLine)) return undefined;
  return element('dl', [part('dt', node.children)]);
}

function asNode(list: ElementNode): Nodes {
  return list as unknown as Nodes;
}

/** The list that a node is. */
function listIn(node: Nodes | undefined): ElementNode | undefined {
  const known = node as unknown as ElementNode | undefined;
  return known?.type === 'definitionPart' ? known : undefined;
}

const DEFINITION = /\n:[ \t]+(?=\S)/;

function isDefining(node: Nodes): boolean {
  if (node.type === 'list') return node.children.some(({ children }) => isColon(children[0]));
  if (node.type !== 'paragraph') return false;
  return (
    startsDefinition(node) ||
    node.children.some(child => child.type === 'text' && DEFINITION.test(child.value))
  );
}

function startsDefinition({ children: [first] }: Paragraph): boolean {
  return first?.type === 'text' && /^:[ \t]+\S/.test(first.value);
}

/** The first line of an item that was a definition. */
function isColon(node: Nodes | undefined): boolean {
  const [first] = node?.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' && /^:(?:\n|$)/.test(first.value);
}

/** What is in an item, without that line. */
function blocksOf({ children }: ListItem): ListItem['children'] {
  const [colon, ...blocks] = children;
  if (colon?.type !== 'paragraph' || !isColon(colon)) return children;
  const [first, ...rest] = colon.children;
  if (first?.type !== 'text') return children;
  const value = first.value.replace(/^:\n?/, '');
  const text = value === '' ? rest : [{ ...first, value }, ...rest];
  return text.length === 0 ? blocks : [{ ...colon, children: text }, ...blocks];
}

function hasLine(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.includes('\n'));
}

function withoutColon(paragraph: Paragraph): Paragraph {
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return paragraph;
  return { ...paragraph, children: [{ ...first, value: first.value.replace(/^:[ \t]+/, '') }, ...rest] };
}

/** The term and its definitions: the paragraph split where a line begins with a colon. */
function splitLines(paragraph: Paragraph): Paragraph[] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of paragraph.children) {
    if (child.type !== 'text') lines.at(-1)?.push(child);
    else
      for (const [index, value] of child.value.split(DEFINITION).entries()) {
        if (index > 0) lines.push([]);
        if (value !== '') lines.at(-1)?.push({ ...child, value });
      }
  }
  return lines.map(children => ({ ...paragraph, children }));
}
