import { readLiteral } from '../script/read-literal.ts';
import { fieldsOf, listOf, textOf } from '../values.ts';
import type { ComponentNode } from './component-tree.ts';

/**
 * Gives tabs the labels that are written at the component around them: as a list in Nextra, `<Tabs items={['npm', 'pnpm']}>`, and by their
 * values in Docusaurus, `<Tabs values={[{ value: 'a', label: 'A' }]}>`.
 */
export function withTabLabels(nodes: readonly ComponentNode[]): readonly ComponentNode[] {
  return nodes.map(node => {
    if (node.kind === 'line') return node;
    const { items, values } = node.tag.name === 'Tabs' ? node.tag.attributes : {};
    const labels = labelsIn(items);
    const named = labelsOfValues(values);
    let index = 0;
    const children = withTabLabels(node.children).map(child => {
      if (child.kind === 'line') return child;
      const { name, attributes } = child.tag;
      if (name === 'TabItem') return labelled(child, named.get(attributes.value ?? ''));
      if (!/^(?:Tabs\.)?Tab$/.test(name)) return child;
      const label = labels[index] ?? `${index + 1}`;
      index++;
      return labelled(child, label);
    });
    return { ...node, children };
  });
}

type Component = Extract<ComponentNode, { kind: 'component' }>;

/** A tab with a label, unless it has its own. */
function labelled(tab: Component, label: string | undefined): Component {
  if (label === undefined) return tab;
  return { ...tab, tag: { ...tab.tag, attributes: { label, ...tab.tag.attributes } } };
}

function labelsOfValues(values = ''): ReadonlyMap<string, string> {
  const written = listOf(readLiteral(values.slice(1, -1))).map(fieldsOf);
  return new Map(
    written.flatMap(({ value, label }) => {
      const [name, words] = [textOf(value), textOf(label)];
      return name === undefined || words === undefined ? [] : [[name, words] as const];
    }),
  );
}

/** A text, or an object with one as its label. Of an element, its words are left. */
function labelsIn(items = ''): readonly (string | undefined)[] {
  const words = items.slice(1, -1).replaceAll(ELEMENT, (_, __, inside: string) => JSON.stringify(inside));
  return listOf(readLiteral(words)).map(item => textOf(item) ?? textOf(fieldsOf(item).label));
}

const ELEMENT = /<([\w.]*)[^<>]*>([^<>]*)<\/\1>/g;
