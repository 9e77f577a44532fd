import type { ShellData } from '../../templates/contract/shell.ts';
import { findLayout, type LayoutComponent } from './layout-modules.ts';
import { loadPage } from './load-page.ts';
import type { Destination } from './navigation.ts';
import { createPageSource, type PageSource, type RequestPage } from './page-source.ts';
import type { LoadedPage } from './read-page.ts';

/** A page that is ready to be shown. */
export interface ReadyPage extends LoadedPage {
  readonly Layout: LayoutComponent;
}

export interface Pages extends Pick<PageSource, 'has' | 'forget'> {
  /** Loads everything that showing a path's page takes. Returns no page if this script cannot show it, for example one of another build. */
  readonly load: (path: string) => Promise<Destination<ReadyPage>>;
  /** Loads a page that the visitor may need. Returns its number of bytes. */
  readonly prefetch: (path: string) => Promise<number>;
  /** Does the same for a page that the visitor is about to open. */
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

/** Joins the steps of loading a page, from the network to the component that shows it. */
export function createPages({ shell, request, parse, origin, now, loadStylesheets }: PagesOptions): Pages {
  const source = createPageSource(request, now);
  return {
    has: source.has,
    forget: source.forget,
    load: async path => {
      const located = await loadPage(path, { source, parse, origin, baseUrl: shell.baseUrl });
      const { page, ...place } = located;
      if (page?.data.shell.buildId !== shell.buildId) return place;
      const Layout = findLayout(page.data.layout.type);
      await loadStylesheets(page.head.stylesheets);
      return { ...place, page: { ...page, Layout } };
    },
    prefetch: async path => (await source.prefetch(path)).bytes,
    preload: async path => (await source.preload(path)).bytes,
  };
}
