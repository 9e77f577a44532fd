import type { Heading } from 'mdast';
import { nearestName } from '../../model/text/nearest-name.ts';
import { type PageContext, reportWarning } from './page-context.ts';

/** Warns of a heading that almost matches one with a meaning on this page: its spelling or its level differs. */
export function checkReleaseSection(page: PageContext, node: Heading, title: string): void {
  const { sections } = page;
  if (sections.includes(title)) {
    if (node.depth !== 2) reportWrongLevel(page, node, title);
    return;
  }
  const nearest = node.depth === 2 ? nearestName(title, sections) : undefined;
  if (nearest === undefined) return;
  reportWarning(page, node, {
    code: 'markdown/unknown-section',
    message: `The heading “${title}” does not mark a release`,
    hint: `Did you mean “${nearest}”? The headings that mark a release are ${sections.join(', ')}.`,
  });
}

function reportWrongLevel(page: PageContext, node: Heading, title: string): void {
  reportWarning(page, node, {
    code: 'markdown/section-level',
    message: `“${title}” marks a release only as a heading of level 2; this one has level ${node.depth}`,
    hint: `Write it with level 2: ## ${title}`,
  });
}
