import { scanHtml } from '@mapwright/site/html';
import { readMain } from './read-main.ts';
import type { PageToRead, SearchedPage } from './searched-page.ts';
import { shortTextsOf } from './short-texts.ts';
import { createSplitter, type SplitWords } from './split-words.ts';
import { createTermCollector } from './term-collector.ts';
import { weighText } from './weigh-text.ts';
import type { WeighedTerms } from './weighed-terms.ts';

/** How much a word of a description counts, if it is the only one. */
const DESCRIPTION = 6;

/** What the search knows of a page: the content of its `<main>`. A page without one is not found. Many pages may share a splitter. */
export function readPage(page: PageToRead, split = createSplitter()): SearchedPage | null {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page.html)?.[1];
  if (main === undefined) return null;
  const { titles, sections, date } = readMain(main);
  const crumbs = crumbsIn(main);
  const label = crumbs.at(-1);
  const named = namesOf(page, label === undefined ? titles : [...titles, label]);
  return {
    ...named,
    path: page.path,
    description: page.description,
    ...(page.version !== undefined && { version: page.version }),
    ...(date !== undefined && { date }),
    crumbs: crumbs.slice(0, -1),
    ...(label !== undefined && { label }),
    sections: sections.map((section, place) => ({
      ...section,
      shortTexts: shortTextsOf(section, split, place === 0 ? named : undefined),
      runningText: weighText(
        split(`${section.heading} ${section.unseen} ${section.text}`),
        place === 0 ? termsOfDescription(page.description, split) : undefined,
      ),
    })),
  };
}

function termsOfDescription(description: string, split: SplitWords): WeighedTerms {
  const found = createTermCollector(split);
  found.addWords(description, DESCRIPTION);
  return found.terms();
}

/**
 * The title of a page and its other names. A title for browser tabs says more than the heading that it contains (`Map | Reference`), so
 * then the heading is the title.
 */
function namesOf(
  { title, names }: PageToRead,
  headings: readonly string[],
): Pick<SearchedPage, 'title' | 'names'> {
  const [heading = ''] = headings;
  const shown = heading !== '' && title.includes(heading) ? heading : title;
  const others = new Set([title, ...names, ...headings]);
  return { title: shown, names: [...others].filter(name => name !== '' && name !== shown) };
}

/** The texts of the breadcrumbs, from the top to the page itself. */
function crumbsIn(main: string): readonly string[] {
  const list = /<nav class="breadcrumbs"[^>]*>([\s\S]*?)<\/nav>/.exec(main)?.[1] ?? '';
  return list.split('</li>').flatMap(item => {
    let text = '';
    scanHtml(item, {
      write: written => {
        text += written;
      },
      open: () => {},
      close: () => {},
    });
    return text.trim() || [];
  });
}
