import { escapeAttribute, escapeText, fillWord, type LoadWords } from '@mapwright/site/source';
import type { ModulePage } from './module-page.ts';

export interface ApiHeading {
  readonly level: 2 | 3;
  /** An id of the model; a heading that belongs to the page gets a free one. */
  readonly id?: string;
  readonly text: string;
}

export interface MemberHeading {
  readonly level: 2 | 3 | 4;
  readonly id: string;
  /** In the table of contents. */
  readonly title: string;
  readonly shown: string;
}

/** A heading with its permalink; adds it to the table of contents. */
export function headingHtml(page: ModulePage, { level, id: given, text }: ApiHeading): string {
  const id = given ?? page.ids.claim(text);
  page.headings.push({ id, text, level });
  const heading = `<h${level} id="${escapeAttribute(id)}">${escapeText(text)}</h${level}>`;
  return `${heading}${permalink(id, text, page.options.words)}\n`;
}

/** The heading of what can be folded. It has no link in it, because it is part of a button. */
export function foldedHeading(page: ModulePage, { level, id, title, shown }: MemberHeading): string {
  page.headings.push({ id, text: title, level });
  return `<h${level} id="${escapeAttribute(id)}">${escapeText(shown)}</h${level}>`;
}

/** The heading above the members of one kind; below the heading of a symbol it is only a label, which a search would take for the end of the member before it. */
export function groupHeading(page: ModulePage, title: string, isAlone: boolean): string {
  return isAlone
    ? headingHtml(page, { level: 2, text: title })
    : `<p class="api-group" data-search="off">${escapeText(title)}</p>\n`;
}

/** The sign that links to a place on this page. */
export function permalink(id: string, text: string, { prose }: LoadWords['words']): string {
  const label = escapeAttribute(fillWord(prose.linkToSection, { title: text }));
  return `<a class="heading-anchor" href="#${escapeAttribute(id)}" aria-label="${label}"></a>`;
}
