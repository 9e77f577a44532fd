import { escapeAttribute, escapeText } from '../../../templates/shared/escape-html.ts';
import type { Heading } from '../../model/entry.ts';

/** Stands for the list of a page's headings, which are known only at the end of the page. */
export const CONTENTS_SLOT = '\0toc\0';

/** A list of links to headings, nested by their levels. */
export function contentsList(headings: readonly Heading[], label: string): string {
  if (headings.length === 0) return '';
  const open: number[] = [];
  let html = '';
  for (const { id, text, level } of headings) {
    while (level <= (open.at(-2) ?? 0)) {
      html += '</li></ul>';
      open.pop();
    }
    if (level > (open.at(-1) ?? 0)) html += '<ul>';
    else {
      html += '</li>';
      open.pop();
    }
    open.push(level);
    html += `<li><a href="#${escapeAttribute(id)}">${escapeText(text)}</a>`;
  }
  return `<nav class="contents-list" aria-label="${escapeAttribute(label)}">${html}${'</li></ul>'.repeat(open.length)}</nav>`;
}
