import type { Memo } from '../host/cache/memo.ts';
import type { CodeHighlighter } from '../host/highlight/highlight-blocks.ts';
import { contentBytes } from '../host/output/content-bytes.ts';
import type { PictureDrawer } from '../host/picture/picture-drawer.ts';
import type { Bundle } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputContent } from '../model/output.ts';
import { contentTypeOf } from '../model/paths/content-type.ts';
import type { Route } from '../model/route.ts';
import type { Project } from '../plan/driver/plan-project.ts';
import { type LazyFile, lazyFilesOf } from '../publish/driver/lazy-files.ts';
import { createPageReadings } from '../publish/driver/page-readings.ts';
import { sitePolicyOf } from '../publish/driver/site-policy.ts';
import { createStyleSheets } from '../publish/driver/style-sheets.ts';
import { type Header, securityHeaders } from '../publish/security-headers.ts';
import { createCodeStore } from '../render/driver/code-store.ts';
import { createRenderer, type RenderOptions } from '../render/driver/render-site.ts';
import type { DevFile, DevPage, DevRedirect } from './dev-site.ts';

/** One state of a project. It makes files when they are requested. */
export interface SiteView {
  /** The answer to a clean path; `null` if there is no such page or file. */
  readonly respond: (path: string) => Promise<ViewAnswer | null>;
  /** Those of the paths whose page differs from the other view's. */
  readonly changedSince: (other: SiteView, paths: Iterable<string>) => string[];
  /** A key that changes with the page's bytes; `undefined` if there is no page. */
  readonly keyOf: (path: string) => string | undefined;
  /** The headers that the site's host sends with every answer. */
  readonly headers: () => readonly Header[];
}

export type ViewAnswer =
  | (DevPage & {
      /** What is missing from the page. */
      readonly warnings: readonly Diagnostic[];
    })
  | DevFile
  | DevRedirect
  | { readonly kind: 'failure'; readonly diagnostic: Diagnostic };

export interface ViewOptions extends Omit<RenderOptions, 'policy' | 'code'> {
  readonly root: string;
  readonly memo: Memo;
  readonly highlighter: CodeHighlighter;
  readonly pictures: PictureDrawer;
}

/** Makes the view of a project's state. It does almost no work before the first request. */
export function createSiteView(project: Project, bundle: Bundle, options: ViewOptions): SiteView {
  const { plan } = project;
  const policy = sitePolicyOf(project, bundle);
  const code = createCodeStore(options, project.config.markdown);
  const renderer = createRenderer(project, bundle, { ...options, code, policy: policy.meta });
  const routes = new Map(plan.routes.map(route => [route.path, route]));
  const redirects = new Map(plan.redirects.map(({ from, to }) => [from, to]));
  let headers: readonly Header[] | undefined;
  const readings = createPageReadings(project, options);
  const styleSheets = createStyleSheets(bundle, options.root);
  let allRead: Promise<void> | undefined;
  let files: Promise<ReadonlyMap<string, LazyFile>> | undefined;

  const keyOf = (path: string) => {
    const route = routes.get(path);
    return route && renderer.keyOf(route);
  };
  return {
    keyOf,
    headers: () => {
      headers ??= securityHeaders(project.config, policy.header);
      return headers;
    },
    changedSince: (other, paths) => [...paths].filter(path => keyOf(path) !== other.keyOf(path)),
    respond: async path => {
      const route = routes.get(path);
      if (route !== undefined) return renderPage(route, 200);
      const to = redirects.get(path);
      if (to !== undefined) return { kind: 'redirect', to };
      return findFile(path.slice(1));
    },
  };

  async function renderPage(route: Route, status: number): Promise<ViewAnswer> {
    for await (const result of renderer.render([route])) {
      if ('diagnostic' in result) return { kind: 'failure', diagnostic: result.diagnostic };
      const { document, warnings } = result;
      return { kind: 'page', status, html: document.html, warnings };
    }
    throw new Error(`Rendering ${route.path} gave nothing`);
  }

  async function findFile(path: string): Promise<ViewAnswer | null> {
    files ??= lazyFilesOf(project, bundle, { ...options, hostFiles: [] }).then(
      all => new Map(all.map(found => [found.output, found])),
    );
    const found = (await files).get(path) ?? styleSheets.joinedAt(path) ?? (await madeOfPages(path));
    const made = await found?.make();
    if (made !== undefined)
      return 'diagnostic' in made ? { kind: 'failure', ...made } : fileAt(path, made.content, options.root);
    const notFound = plan.routes.find(({ kind }) => kind === 'not-found');
    return notFound === undefined ? null : renderPage(notFound, 404);
  }

  /** A file made of all pages. Each page that has changed since the last request is rendered for it. */
  async function madeOfPages(path: string): Promise<LazyFile | undefined> {
    if (!readings.owns(path)) return undefined;
    allRead ??= readAll();
    await allRead;
    return (await readings.files()).find(({ output }) => output === path);
  }

  async function readAll(): Promise<void> {
    const unread = plan.routes.filter(route => !readings.recall(route, renderer.keyOf(route)));
    for await (const result of renderer.render(unread)) {
      if ('document' in result)
        await readings.read(result.route, renderer.keyOf(result.route), result.document.html);
    }
  }
}

function fileAt(path: string, content: OutputContent, root: string): DevFile {
  const body = content.type === 'copy' ? { from: content.from } : contentBytes(content, root);
  return { kind: 'file', contentType: contentTypeOf(path), body };
}
