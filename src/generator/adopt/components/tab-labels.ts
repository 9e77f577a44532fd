import { readLiteral } from '../script/read-literal.ts';
import { fieldsOf, listOf, textOf } from '../values.ts';
import type { ComponentNode } from './component-tree.ts';

/** Gives tabs the labels that Nextra writes as a list at the component around them: `<Tabs items={['npm', 'pnpm']}>`. */
export function withTabLabels(nodes: readonly ComponentNode[]): readonly ComponentNode[] {
  return nodes.map(node => {
    if (node.kind === 'line') return node;
    const labels = node.tag.name === 'Tabs' ? labelsIn(node.tag.attributes.items) : [];
    let index = 0;
    const children = withTabLabels(node.children).map(child => {
      if (child.kind === 'line' || !/^(?:Tabs\.)?Tab$/.test(child.tag.name)) return child;
      const label = labels[index] ?? `${index + 1}`;
      index++;
      return { ...child, tag: { ...child.tag, attributes: { label, ...child.tag.attributes } } };
    });
    return { ...node, children };
  });
}

/** A text, or an object with one as its label. Of an element, its words are left. */
function labelsIn(items = ''): readonly (string | undefined)[] {
  const words = items.slice(1, -1).replaceAll(ELEMENT, (_, __, inside: string) => JSON.stringify(inside));
  return listOf(readLiteral(words)).map(item => textOf(item) ?? textOf(fieldsOf(item).label));
}

const ELEMENT = /<([\w.]*)[^<>]*>([^<>]*)<\/\1>/g;
