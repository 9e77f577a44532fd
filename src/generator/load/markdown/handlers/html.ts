import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';
import { type PageContext, placeOf } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { withoutComments } from '../raw-html.ts';
import { element, type RenderState, text } from '../render-state.ts';

/** Renders raw HTML: unchanged if the page is trusted, else as visible text. A node that is only a comment is dropped. */
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
