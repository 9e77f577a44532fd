import type { ShellData } from '../templates/contract.ts';
import { type LayoutComponent, loadLayout } from './layout-modules.ts';
import { loadPage } from './load-page.ts';
import type { Destination } from './navigation.ts';
import { createPageSource, type PageSource, type PageText, type RequestPage } from './page-source.ts';
import { type LoadedPage, readLayoutType } from './read-page.ts';

/** A page that is ready to be shown. */
export interface ReadyPage extends LoadedPage {
  readonly Layout: LayoutComponent;
}

export interface Pages extends Pick<PageSource, 'has' | 'forget'> {
  /** Loads all that showing a path's page takes. No page comes with what this script cannot show, such as one of another build. */
  readonly load: (path: string) => Promise<Destination<ReadyPage>>;
  /** Loads a page that may be needed and its chunk, and says how many bytes the page took. */
  readonly prefetch: (path: string) => Promise<number>;
  /** The same for a page that is about to be needed. */
  readonly preload: (path: string) => Promise<number>;
}

export interface PagesOptions {
  readonly shell: Pick<ShellData, 'baseUrl' | 'buildId'>;
  readonly request: RequestPage;
  readonly parse: (html: string) => Document;
  readonly origin: string;
  readonly now: () => number;
  readonly loadStylesheets: (hrefs: readonly string[]) => Promise<void>;
}

/** Joins the loading of pages, from the network to the component that shows them. */
export function createPages({ shell, request, parse, origin, now, loadStylesheets }: PagesOptions): Pages {
  const source = createPageSource(request, now);
  return {
    has: source.has,
    forget: source.forget,
    load: async path => {
      const located = await loadPage(path, { source, parse, origin, baseUrl: shell.baseUrl });
      const { page, ...place } = located;
      if (page?.data.shell.buildId !== shell.buildId) return place;
      const [Layout] = await Promise.all([
        loadLayout(page.data.layout.type),
        loadStylesheets(page.head.stylesheets),
      ]);
      return { ...place, page: { ...page, Layout } };
    },
    prefetch: path => source.prefetch(path).then(withChunk),
    preload: path => source.preload(path).then(withChunk),
  };
}

async function withChunk({ html, bytes }: PageText): Promise<number> {
  const type = html === undefined ? null : readLayoutType(html);
  if (type !== null) await loadLayout(type);
  return bytes;
}
