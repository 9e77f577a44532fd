import type { SearchEngine } from '../../../src/features/search/client/engine.ts';
import { createEngine } from '../../../src/features/search/client/engine.ts';
import { type IndexOptions, makeIndex } from '../../../src/features/search/make/make-index.ts';
import { readPage } from '../../../src/features/search/read/read-page.ts';
import type { PageToRead, SearchedPage } from '../../../src/features/search/read/searched-page.ts';

/** A page of the content of its `<main>`; what the host would know of it can be given too. */
export function pageOf(path: string, main: string, more: Partial<PageToRead> = {}): SearchedPage {
  const html = `<!doctype html><body><nav>Elsewhere</nav><main id="pageMain">${main}</main></body>`;
  const title = /<h1>(.*?)<\/h1>/.exec(main)?.[1] ?? path;
  const page = readPage({ path, title, description: '', names: [], ...more, html });
  if (!page) throw new Error(`${path} has no <main>`);
  return page;
}

/** An engine over an index of pages, and the files that it has asked for. */
export function engineOf(
  pages: readonly SearchedPage[],
  options: Partial<IndexOptions> = {},
): { readonly engine: SearchEngine; readonly asked: string[] } {
  const files = new Map(
    makeIndex(pages, { language: 'en', synonyms: {}, ...options }).map(({ path, text }) => [path, text]),
  );
  const asked: string[] = [];
  const engine = createEngine(async file => {
    asked.push(file);
    const text = files.get(file);
    if (text === undefined) throw new Error(`${file} is gone`);
    return JSON.parse(text);
  });
  return { engine, asked };
}

/** The addresses that a query finds, the best first: each page, then its sections. */
export async function addressesOf(engine: SearchEngine, query: string): Promise<readonly string[]> {
  const { results } = await engine.search(query, {});
  return results.flatMap(({ href, headings }) => [href, ...headings.map(heading => heading.href)]);
}
