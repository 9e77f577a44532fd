import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { Footer } from './content/footer.tsx';
import type { DocumentInput, PageData, RenderedDocument, ShellData } from './contract.ts';
import { hydrationData, writeDocument } from './document.ts';
import { FEATURE_PAGES } from './feature-pages.ts';
import { baseUrlScript } from './inline/base-url-script.ts';
import { GALLERY_SCRIPT } from './inline/gallery-script.ts';
import { TAG_MANAGER_SCRIPT } from './inline/tag-manager-script.ts';
import { themeScript } from './inline/theme-script.ts';
import { webSite } from './json-ld/web-site.ts';
import { PAGE_COMPONENTS, type PageComponents } from './page-components.ts';
import { type PageNeeds, PageNeedsContext } from './page-needs.ts';
import { directionOf } from './shared/words/direction-of.ts';
import { ArticleLayout } from './shell/article-layout.tsx';
import { DocsLayout } from './shell/docs-layout.tsx';
import { PlainLayout } from './shell/plain-layout.tsx';
import { SidebarWriter } from './shell/sidebar.tsx';
import { writeSidebar } from './write-sidebar.tsx';

/** A whole HTML document. Throws what a component throws. */
export function renderDocument(
  input: DocumentInput,
  featurePages: PageComponents = FEATURE_PAGES,
): RenderedDocument {
  const page = hydrationData(input);
  const { bodies, head, path, shell, site } = input;
  const facts = {
    title: head.openGraph.title,
    description: head.description ?? '',
    url: head.canonical ?? '',
    site,
  };
  const needs: PageNeeds = {
    facts,
    bodies,
    stylesheets: new Set(sheetsOf(input.language)),
    pictures: [],
    jsonLd: [],
  };
  const tree = (
    <SidebarWriter value={writeSidebar}>
      <App page={page} footer={<Footer footer={input.footer} />}>
        <PageNeedsContext value={needs}>{inLayout(input.page, { path, featurePages })}</PageNeedsContext>
      </App>
    </SidebarWriter>
  );
  const html = asHtml(renderToString(tree));
  if (path === shell.baseUrl && needs.jsonLd.length === 0) needs.jsonLd.push(...webSite(facts));
  return writeDocument(input, page, { html, ...needs });
}

/** Besides the main one, those that every page in a language needs. */
function sheetsOf(language: string): readonly string[] {
  return directionOf(language) === 'rtl' ? ['right-to-left'] : [];
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
function inLayout(
  { layout, ...page }: PageData,
  { path, featurePages }: { readonly path: string; readonly featurePages: PageComponents },
): ReactElement {
  const content = contentOf(page, featurePages);
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

function contentOf({ kind, content }: Omit<PageData, 'layout'>, featurePages: PageComponents): ReactNode {
  const Content = PAGE_COMPONENTS[kind] ?? featurePages[kind];
  if (Content === undefined) throw new Error(`No component renders pages of the kind “${kind}”`);
  // A page's kind and content were given together.
  return <Content content={content as never} />;
}
