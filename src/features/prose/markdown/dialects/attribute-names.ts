import type { Nodes, Parents, RootContentMap, Text } from 'mdast';

/** Makes text of names that begin a list of attributes: `{:target="_blank"}` of kramdown looks like the directive `:target`. */
export function withLiteralNames(parent: Parents): void {
  const children: Nodes[] = parent.children;
  for (let index = children.length - 1; index > 0; index--) {
    const [before, name, after] = children.slice(index - 1, index + 2);
    if (before?.type !== 'text' || !before.value.endsWith('{') || !isName(name)) continue;
    const follows = after?.type === 'text' && after.value.startsWith('=') ? after : undefined;
    if (follows === undefined) continue;
    const start = before.position?.start;
    const end = follows.position?.end;
    const whole: Text = {
      type: 'text',
      value: `${before.value}:${name.name}${follows.value}`,
      ...(start && end && { position: { start, end } }),
    };
    children.splice(index - 1, 3, whole);
  }
}

function isName(node: Nodes | undefined): node is RootContentMap['textDirective'] {
  return node?.type === 'textDirective' && node.children.length === 0;
}
