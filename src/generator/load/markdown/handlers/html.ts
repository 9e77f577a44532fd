import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';
import { type PageContext, reportWarning } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { withoutComments } from '../raw-html.ts';
import type { RenderState } from '../render-state.ts';

/** Renders raw HTML: unchanged if the page is trusted, else what the allowlist leaves. A node that is only a comment is dropped. */
export function renderHtml(
  state: RenderState,
  node: Html,
  parent: Parents | undefined,
): ElementContent | undefined {
  const page = pageOf(state);
  if (node.value.startsWith('<!--') && !node.value.includes('-->', 2)) {
    reportWarning(page, node, {
      code: 'html/unclosed',
      message: 'This comment is never closed, so what follows is not shown',
      hint: 'Write --> where it ends.',
    });
  }
  if (withoutComments(node.value).trim() === '') return undefined;
  if (page.trustsHtml) {
    takeIds(page, node.value);
    return { type: 'raw', value: node.value };
  }
  const value = cleanedIn(page, parent ?? { type: 'root', children: [node] }).get(node) ?? '';
  return value.trim() === '' ? undefined : { type: 'raw', value };
}

function cleanedIn(page: PageContext, parent: Parents): ReadonlyMap<Html, string> {
  const known = page.cleanedHtml.get(parent);
  if (known !== undefined) return known;
  const cleaned = page.surroundings.htmlTools().cleanHtml(page, parent);
  page.cleanedHtml.set(parent, cleaned);
  return cleaned;
}

function takeIds(page: PageContext, html: string): void {
  for (const match of html.matchAll(/\sid\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+))/gi)) {
    page.ids.take(match[1] ?? match[2] ?? match[3] ?? '');
  }
}
