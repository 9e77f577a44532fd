import { escapeText, headingLine } from '../read/escape-text.ts';
import type { PageCopy } from './page-copy.ts';

interface ListedSite {
  readonly title: string;
  readonly description: string;
  /** The heading of the pages that are in no area. */
  readonly otherPages: string;
}

/**
 * The list of all pages in the form of llmstxt.org. Pages below a page of the first level are a section with its title; the others come
 * first.
 */
export function listPages(
  pages: readonly PageCopy[],
  { title, description, otherPages }: ListedSite,
): string {
  const parents = new Set(
    pages.map(({ path }) => topOf(path)).filter((top, index) => top !== pages[index]?.path),
  );
  const areas = pages.filter(({ path }) => parents.has(path));
  const names = new Set(areas.map(({ path }) => path));
  const others = pages.filter(({ path }) => !names.has(topOf(path)));
  const parts = [
    headingLine(1, escapeText(title)),
    ...(description === '' ? [] : [`> ${describing(description)}`]),
    ...section(otherPages, others),
    ...areas.flatMap(area =>
      section(
        area.title,
        pages.filter(({ path }) => topOf(path) === area.path),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The path of the first level that a path is below, or its own. */
function topOf(path: string): string {
  return /^\/[^/]*/.exec(path)?.[0] ?? path;
}

function section(title: string, pages: readonly PageCopy[]): readonly string[] {
  return pages.length === 0 ? [] : [headingLine(2, escapeText(title)), pages.map(toLink).join('\n')];
}

function toLink({ title, copyUrl, description }: PageCopy): string {
  const about = description === '' ? '' : `: ${describing(description)}`;
  return `- [${escapeText(title)}](${copyUrl})${about}`;
}

/** A description on one line. */
function describing(text: string): string {
  return escapeText(text.replace(/\s+/g, ' '));
}
