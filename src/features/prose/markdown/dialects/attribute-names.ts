import type { Nodes, Parents, RootContentMap, Text } from 'mdast';

type Name = RootContentMap['textDirective'];

/** Makes text of names in a list of attributes: `{:target="_blank"}` of kramdown looks like the directive `:target`. */
export function withLiteralNames(parent: Parents): void {
  if (!parent.children.some(isName)) return;
  const children: Nodes[] = [];
  let run: (Text | Name)[] = [];
  let isOpen = false;
  const endRun = () => {
    if (run.length > 0) children.push(joined(run));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === 'text') {
      if (/[{}\n]/.test(child.value)) isOpen = OPEN.test(child.value);
      run.push(child);
      if (!isOpen) endRun();
    } else if (isOpen && isName(child)) run.push(child);
    else {
      endRun();
      isOpen = false;
      children.push(child);
    }
  }
  endRun();
  Object.assign(parent, { children });
}

/** A list that has begun: its name, or a value with a colon, comes next. */
const OPEN = /\{(?::[^{}\n]*)?$/;

/** A directive without a label and attributes. */
function isName(node: Nodes): node is Name {
  return (
    node.type === 'textDirective' &&
    node.children.length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0
  );
}

function joined(run: readonly (Text | Name)[]): Text | Name {
  const [first] = run;
  if (run.length === 1 && first !== undefined) return first;
  const value = run.map(part => (part.type === 'text' ? part.value : `:${part.name}`)).join('');
  const start = first?.position?.start;
  const end = run.at(-1)?.position?.end;
  return { type: 'text', value, ...(start && end && { position: { start, end } }) };
}
