import type { Nodes, Parents, RootContentMap, Text } from 'mdast';
import type { Directives } from '../directives/directive.ts';
import { writtenText } from './written-text.ts';

interface LiteralSource {
  readonly text: string;
  readonly directives: Directives;
}

/**
 * Turns words that only look like directives back into the text as written: `10:30`, `a:b`. A text directive without a label or
 * attributes is a word with a colon, unless empty brackets or braces follow the name of a directive.
 */
export function withLiteralDirectives<Parent extends Parents>(parent: Parent, source: LiteralSource): Parent {
  if (!parent.children.some(child => isLiteral(child, source))) return parent;
  const children: Nodes[] = [];
  let run: Nodes[] = [];
  const endRun = () => {
    if (run.length > 0) children.push(joined(run, source.text));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === 'text' || isLiteral(child, source)) run.push(child);
    else {
      endRun();
      children.push(child);
    }
  }
  endRun();
  return Object.assign(parent, { children });
}

function isLiteral(
  node: Nodes,
  { text, directives }: LiteralSource,
): node is RootContentMap['textDirective'] {
  return (
    node.type === 'textDirective' &&
    node.children.length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0 &&
    !(directives.has(node.name) && /[\]}]$/.test(writtenText(node, text)))
  );
}

function joined(run: readonly Nodes[], source: string): Text {
  const value = run.map(node => (node.type === 'text' ? node.value : writtenText(node, source))).join('');
  const start = run[0]?.position?.start;
  const end = run.at(-1)?.position?.end;
  return { type: 'text', value, ...(start && end && { position: { start, end } }) };
}
