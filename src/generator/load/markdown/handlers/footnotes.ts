import type { Element, ElementContent } from 'hast';
import type { FootnoteReference } from 'mdast';
import { fillWord } from '../../../../templates/shared/words/fill-word.ts';
import { type Footnote, type PageContext, reportWarning } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { element, type RenderState, text } from '../render-state.ts';

/** Renders the number that links to a footnote. */
export function renderFootnoteReference(state: RenderState, node: FootnoteReference): ElementContent {
  const page = pageOf(state);
  const footnote = footnoteOf(page, node);
  if (footnote === undefined) return text(`[^${node.label ?? node.identifier}]`);
  footnote.references++;
  const id = referenceId(footnote, footnote.references);
  page.ids.take(id);
  const link = element(
    'a',
    { href: `#${footnote.id}`, id, className: ['footnote-reference'], ariaDescribedBy: ['footnote-label'] },
    [text(String(footnote.number))],
  );
  return element('sup', {}, [link]);
}

/** Renders the section with all footnotes that are referred to; `undefined` if there are none. */
export function renderFootnotes(state: RenderState): Element | undefined {
  const page = pageOf(state);
  const own = page.source;
  const items: Element[] = [];
  for (const footnote of page.footnotes.values()) {
    page.source = footnote.source;
    items.push(element('li', { id: footnote.id }, state.all(footnote.definition)));
  }
  page.source = own;
  warnOfUnused(page);
  let index = 0;
  for (const footnote of page.footnotes.values()) {
    const item = items[index++];
    if (item !== undefined) item.children = state.wrap(withBackLinks(item.children, footnote, page), true);
  }
  if (items.length === 0) return undefined;
  return element('section', { className: ['footnotes'], ariaLabelledBy: ['footnote-label'] }, [
    element('h2', { id: 'footnote-label', className: ['visually-hidden'] }, [
      text(page.surroundings.words.prose.footnotes),
    ]),
    text('\n'),
    element('ol', {}, state.wrap(items, true)),
    text('\n'),
  ]);
}

/** A footnote that no number leads to is not shown. */
function warnOfUnused(page: PageContext): void {
  for (const definition of page.source.footnotes.values()) {
    if (page.footnotes.has(definition)) continue;
    const sign = `[^${definition.label ?? definition.identifier}]`;
    reportWarning(page, definition, {
      code: 'markdown/unused-footnote',
      message: `The footnote ${sign} is left out, because nothing refers to it`,
      hint: `Write ${sign} where its number belongs, or remove the footnote.`,
    });
  }
}

/** The first reference to a footnote gives it the next number. The map grows even while footnotes are rendered. */
function footnoteOf(page: PageContext, node: FootnoteReference): Footnote | undefined {
  const definition = page.source.footnotes.get(node.identifier.toUpperCase());
  if (definition === undefined) return undefined;
  const known = page.footnotes.get(definition);
  if (known !== undefined) return known;
  const number = page.footnotes.size + 1;
  const footnote: Footnote = {
    id: page.ids.claim(`footnote-${number}`),
    number,
    definition,
    source: page.source,
    references: 0,
  };
  page.footnotes.set(definition, footnote);
  return footnote;
}

function referenceId(footnote: Footnote, count: number): string {
  return `${footnote.id}-reference${count > 1 ? `-${count}` : ''}`;
}

function withBackLinks(content: ElementContent[], footnote: Footnote, page: PageContext): ElementContent[] {
  const links = Array.from({ length: footnote.references }, (_, index) => [
    text(' '),
    backLink(footnote, index + 1, page),
  ]).flat();
  const tail = content.at(-1);
  if (tail?.type !== 'element' || tail.tagName !== 'p') return [...content, element('p', {}, links.slice(1))];
  tail.children = tail.children.concat(links);
  return content;
}

function backLink(footnote: Footnote, count: number, { surroundings }: PageContext): Element {
  const number = `${footnote.number}${count > 1 ? `-${count}` : ''}`;
  const label = fillWord(surroundings.words.prose.backToReference, { number });
  return element(
    'a',
    { href: `#${referenceId(footnote, count)}`, className: ['footnote-back'], ariaLabel: label },
    [text('↩')],
  );
}
