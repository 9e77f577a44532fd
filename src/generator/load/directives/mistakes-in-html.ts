import type { Element, ElementContent, Text } from 'hast';
import { describeValue } from '../../model/describe-value.ts';

/** What a directive gave as HTML. */
export interface HtmlMistakes {
  /** What is no HTML, in words. */
  readonly wrong: readonly string[];
  /** The live parts that its elements name. */
  readonly named: readonly string[];
}

/** Looks through what the code of a site gave as HTML, except for what is `known`. */
export function mistakesInHtml(html: unknown, known: WeakSet<ElementContent>): HtmlMistakes {
  const wrong: string[] = [];
  const named: string[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node)) return void wrong.push(`${describeValue(node)} instead of HTML`);
    if (known.has(node)) return;
    known.add(node);
    if (node.type !== 'element') {
      if (typeof node.value !== 'string') wrong.push(`a ${node.type} of ${describeValue(node.value)}`);
      else if (String(node.type) === 'raw') named.push(...livePartsIn(node.value));
      return;
    }
    const part = node.properties?.dataLive;
    if (typeof part === 'string') named.push(part);
    for (const child of node.children ?? []) visit(child);
  };
  for (const node of Array.isArray(html) ? html : [html]) visit(node);
  return { wrong, named };
}

/** The live parts that raw HTML names in its tags. */
function livePartsIn(html: string): readonly string[] {
  const tags = html.matchAll(/<[a-z][^<>]*?\sdata-live\s*=\s*["']?([^\s"'<>]+)/gi);
  return [...tags].map(([, part = '']) => part);
}

/** Comments and raw HTML have the form of texts. */
function isNode(value: unknown): value is Element | Text {
  return typeof value === 'object' && value !== null && 'type' in value && NODES.has(value.type);
}

const NODES: ReadonlySet<unknown> = new Set(['element', 'text', 'comment', 'raw']);
