import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';
import { type PageContext, placeOf } from '../page-context.ts';
import { element, pageOf, type RenderState, text } from '../render-state.ts';

/** Raw HTML: as it is where the page is trusted, else shown as it is written. A comment leaves nothing. */
export function renderHtml(
  state: RenderState,
  node: Html,
  parent: Parents | undefined,
): ElementContent | undefined {
  const page = pageOf(state);
  const rest = withoutComments(node.value).trim();
  if (rest === '') return undefined;
  if (page.trustsHtml) {
    takeIds(page, node.value);
    return { type: 'raw', value: node.value };
  }
  countShown(page, node);
  const isInline = parent !== undefined && INLINE_PARENTS.has(parent.type);
  return isInline ? text(rest) : element('p', {}, [text(rest)]);
}

const INLINE_PARENTS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'tableCell',
  'textDirective',
  'leafDirective',
]);

/** Whether a node is the mark that ends the excerpt. */
export function isMoreMark(node: { readonly type: string; readonly value?: string }): boolean {
  return node.type === 'html' && /^<!--\s*more\s*-->$/.test(node.value?.trim() ?? '');
}

/** Whether a node is a comment and nothing else. */
export function isComment(node: { readonly type: string; readonly value?: string }): boolean {
  return node.type === 'html' && withoutComments(node.value ?? '').trim() === '';
}

function withoutComments(html: string): string {
  let rest = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start !== -1; start = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', start + 4);
    if (end === -1) break;
    rest += html.slice(from, start);
    from = end + 3;
  }
  return rest + html.slice(from);
}

function takeIds(page: PageContext, html: string): void {
  for (const match of html.matchAll(/\sid\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+))/gi)) {
    page.ids.take(match[1] ?? match[2] ?? match[3] ?? '');
  }
}

function countShown(page: PageContext, node: Html): void {
  const place = placeOf(page, node);
  const shown = page.shownHtml.get(place.file);
  if (shown === undefined) page.shownHtml.set(place.file, { place, count: 1 });
  else shown.count++;
}
