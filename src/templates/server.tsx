import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { Archive } from './content/archive.tsx';
import { Authors } from './content/authors.tsx';
import { Category } from './content/category.tsx';
import { Doc } from './content/doc.tsx';
import { Footer } from './content/footer.tsx';
import { MapPage } from './content/map.tsx';
import { MapList } from './content/map-list.tsx';
import { NotFound } from './content/not-found.tsx';
import { MarkdownPage } from './content/page.tsx';
import { Post } from './content/post.tsx';
import { PostList } from './content/post-list.tsx';
import { Release } from './content/release.tsx';
import { ReleaseList } from './content/release-list.tsx';
import { Symbols } from './content/symbols.tsx';
import { Tags } from './content/tags.tsx';
import type {
  DocumentInput,
  PageData,
  PageKind,
  PageKinds,
  RenderedDocument,
  ShellData,
} from './contract.ts';
import { hydrationData, writeDocument } from './document.ts';
import { baseUrlScript } from './inline/base-url-script.ts';
import { GALLERY_SCRIPT } from './inline/gallery-script.ts';
import { TAG_MANAGER_SCRIPT } from './inline/tag-manager-script.ts';
import { themeScript } from './inline/theme-script.ts';
import { type PageNeeds, PageNeedsContext } from './page-needs.ts';
import { ArticleLayout } from './shell/article-layout.tsx';
import { DocsLayout } from './shell/docs-layout.tsx';
import { PlainLayout } from './shell/plain-layout.tsx';
import { SidebarWriter } from './shell/sidebar.tsx';
import { writeSidebar } from './write-sidebar.tsx';

/** A whole HTML document. Throws what a component throws. */
export function renderDocument(input: DocumentInput): RenderedDocument {
  const page = hydrationData(input);
  const needs: PageNeeds = { bodies: input.bodies, stylesheets: new Set(), pictures: [] };
  const tree = (
    <SidebarWriter value={writeSidebar}>
      <App page={page} footer={<Footer footer={input.footer} />}>
        <PageNeedsContext value={needs}>{inLayout(input.page, input.path)}</PageNeedsContext>
      </App>
    </SidebarWriter>
  );
  return writeDocument(input, page, { html: asHtml(renderToString(tree)), ...needs });
}

/** Without what React adds: preloads of images that stand a few bytes further on, and XML's slashes. */
function asHtml(markup: string): string {
  return markup.replace(/^(<link rel="preload"[^<>]*>)+/, '').replace(/(<(?:img|input) [^<>]*)\/>/g, '$1>');
}

/** Every inline script that a page of the site may carry, exactly as written, for the Content-Security-Policy's hashes. */
export function inlineScripts(shell: ShellData, hasTagManager: boolean): readonly string[] {
  const everywhere = [themeScript(shell), baseUrlScript(shell), GALLERY_SCRIPT];
  return hasTagManager ? [...everywhere, TAG_MANAGER_SCRIPT] : everywhere;
}

/** A page's content in its layout: what the browser hydrates, with the content in the place that it leaves frozen. */
function inLayout({ layout, ...page }: PageData, path: string): ReactElement {
  const content = <Content {...page} />;
  switch (layout.type) {
    case 'docs':
      return (
        <DocsLayout layout={layout} path={path}>
          {content}
        </DocsLayout>
      );
    case 'article':
      return <ArticleLayout layout={layout}>{content}</ArticleLayout>;
    case 'plain':
    case 'not-found':
      return <PlainLayout>{content}</PlainLayout>;
  }
}

function Content(page: Omit<PageData, 'layout'>): ReactNode {
  const Kind = KINDS[page.kind] as ComponentType<{ readonly content: unknown }>;
  return <Kind content={page.content} />;
}

const KINDS: { readonly [Kind in PageKind]: ComponentType<{ readonly content: PageKinds[Kind] }> } = {
  page: MarkdownPage,
  doc: Doc,
  category: Category,
  symbols: Symbols,
  post: Post,
  'post-list': PostList,
  release: Release,
  'release-list': ReleaseList,
  archive: Archive,
  authors: Authors,
  tags: Tags,
  map: MapPage,
  'map-list': MapList,
  'not-found': NotFound,
};
