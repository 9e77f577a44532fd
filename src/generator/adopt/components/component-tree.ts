import { createFenceTracker } from '../../load/markdown/code-fences.ts';
import { type ComponentTag, endOfTag, readTag } from './component-tag.ts';

/** A line of text, or a component with what is between its tags. */
export type ComponentNode =
  | { readonly kind: 'line'; readonly text: string }
  | {
      readonly kind: 'component';
      readonly tag: ComponentTag;
      /** In front of its tag. */
      readonly indent: string;
      /** Of its tag, from 1 on. */
      readonly line: number;
      readonly children: readonly ComponentNode[];
    };

/** A component whose children are still being read. */
type Component = Extract<ComponentNode, { kind: 'component' }> & { readonly children: ComponentNode[] };

/**
 * Reads lines of Markdown as a tree of the components whose tags begin a line. Lines of code blocks are lines. `first` is the number of the
 * first line.
 */
export function readComponents(lines: readonly string[], first: number): readonly ComponentNode[] {
  const root: ComponentNode[] = [];
  const open: Component[] = [];
  const isInCode = createFenceTracker();
  const add = (node: ComponentNode) => void (open.at(-1)?.children ?? root).push(node);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isInCode(line)) {
      add({ kind: 'line', text: line });
      continue;
    }
    const last = endOfTag(lines, index);
    const whole = lines.slice(index, last + 1).join('\n');
    readLine(whole, index + first);
    index = last;
  }
  return root;

  function readLine(line: string, number: number): void {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    let rest = line.trim();
    for (let read = readTag(rest); read !== undefined; read = readTag(rest)) {
      const isInText = read.tag.kind !== 'close' && !isBlock(read.rest, read.tag);
      if (isInText) break;
      place(read.tag, indent, number);
      rest = read.rest.trim();
      if (rest === '') return;
    }
    const closing = rest === line.trim() ? [] : closingTags(rest);
    const text = rest.slice(0, rest.length - closing.join('').length);
    if (text.trim() !== '' || line.trim() === '')
      add({ kind: 'line', text: rest === line.trim() ? line : indent + text });
    for (const tag of closing) {
      const read = readTag(tag);
      if (read !== undefined) place(read.tag, indent, number);
    }
  }

  function place(tag: ComponentTag, indent: string, line: number): void {
    if (tag.kind === 'close') {
      const at = open.findLastIndex(component => component.tag.name === tag.name);
      if (at >= 0) open.splice(at);
      return;
    }
    const component: Component = { kind: 'component', tag, indent, line, children: [] };
    add(component);
    if (tag.kind === 'open') open.push(component);
  }
}

/** A tag is a block if nothing follows it, or what follows it ends with tags. */
function isBlock(rest: string, { kind, name }: ComponentTag): boolean {
  const after = rest.trim();
  if (after === '' || after.startsWith('<')) return true;
  return kind === 'open' && (after.endsWith(`</${name}>`) || !after.includes(`</${name}>`));
}

/** Tags that close components at the end of a line. */
function closingTags(text: string): readonly string[] {
  const [all = ''] = /(?:<\/[A-Z][\w.]*>\s*)+$/.exec(text) ?? [];
  return all === '' ? [] : (all.match(/<\/[A-Z][\w.]*>\s*/g) ?? []);
}
