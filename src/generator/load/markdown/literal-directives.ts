import type { Nodes, Parents, RootContentMap, Text } from 'mdast';
import { writtenText } from './written-text.ts';

/**
 * Turns words that only look like directives back into the text as written: `10:30`, `a:b`. A text directive without a label or
 * attributes is a word with a colon.
 */
export function withLiteralDirectives<Parent extends Parents>(parent: Parent, source: string): Parent {
  if (!parent.children.some(isLiteral)) return parent;
  const children: Nodes[] = [];
  let run: Nodes[] = [];
  const endRun = () => {
    if (run.length > 0) children.push(joined(run, source));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === 'text' || isLiteral(child)) run.push(child);
    else {
      endRun();
      children.push(child);
    }
  }
  endRun();
  return Object.assign(parent, { children });
}

function isLiteral(node: Nodes): node is RootContentMap['textDirective'] {
  return (
    node.type === 'textDirective' &&
    node.children.length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0
  );
}

function joined(run: readonly Nodes[], source: string): Text {
  const value = run.map(node => (node.type === 'text' ? node.value : writtenText(node, source))).join('');
  const start = run[0]?.position?.start;
  const end = run.at(-1)?.position?.end;
  return { type: 'text', value, ...(start && end && { position: { start, end } }) };
}
