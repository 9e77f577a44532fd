import type { ReactElement, ReactNode } from 'react';
import { App } from './app.tsx';
import type { DocumentInput, RenderedDocument, Templates } from './contract/document.ts';
import type { PageData } from './contract/page.ts';
import type { ShellData } from './contract/shell.ts';
import { hydrationData, writeDocument } from './document.ts';
import { FEATURE_TEMPLATES, type FeatureTemplates } from './feature-templates.ts';
import { baseUrlScript } from './inline/base-url-script.ts';
import { TAG_MANAGER_SCRIPT } from './inline/tag-manager-script.ts';
import { themeScript } from './inline/theme-script.ts';
import { webSite } from './json-ld/web-site.ts';
import { PAGE_COMPONENTS } from './page-components.ts';
import { type PageNeeds, PageNeedsContext } from './page-needs.ts';
import { renderAtOnce } from './render-at-once.ts';
import { directionOf } from './shared/words/direction-of.ts';
import { ArticleLayout } from './shell/article-layout.tsx';
import { DocsLayout } from './shell/docs-layout.tsx';
import { PlainLayout } from './shell/plain-layout.tsx';
import { SidebarWriter } from './shell/sidebar.tsx';
import { Footer } from './slots/footer.ts';
import { Navbar } from './slots/navbar.ts';
import { NavbarTools } from './slots/navbar-tools.ts';
import { PageHead } from './slots/page-head.ts';
import { PageTools } from './slots/page-tools.ts';
import { writeSidebar } from './write-sidebar.tsx';

/** A whole HTML document. Throws whatever a component throws. */
export function renderDocument(
  input: DocumentInput,
  features: FeatureTemplates = FEATURE_TEMPLATES,
): RenderedDocument {
  const page = hydrationData(input);
  const { bodies, head, path, shell, site } = input;
  const facts = {
    title: head.openGraph.title,
    description: head.description ?? '',
    url: head.canonical ?? '',
    ...(head.markdown && { markdown: head.markdown }),
    site,
  };
  const needs: PageNeeds = {
    facts,
    bodies,
    stylesheets: new Set(sheetsOf(input.language)),
    inlineScripts: new Set(),
    pictures: [],
    jsonLd: [],
  };
  const tree = (
    <SidebarWriter value={writeSidebar}>
      <App page={page} footer={<Footer footer={input.footer} />}>
        <PageNeedsContext value={needs}>{inLayout(input.page, { path, features })}</PageNeedsContext>
      </App>
    </SidebarWriter>
  );
  const html = asHtml(renderAtOnce(tree));
  if (path === shell.baseUrl && needs.jsonLd.length === 0) needs.jsonLd.push(...webSite(facts));
  return writeDocument(input, page, {
    ...needs,
    html,
    inlineScripts: scriptsOf(needs, features),
  });
}

/** The style sheets, besides the main one, that every page in a language needs. */
function sheetsOf(language: string): readonly string[] {
  return directionOf(language) === 'rtl' ? ['right-to-left'] : [];
}

/** Removes what React adds: preloads of images that follow a few bytes later, and XML's slashes. */
function asHtml(markup: string): string {
  return markup
    .replace(/^(<link rel="preload"[^<>]*>)+/, '')
    .replace(/(<(?:img|input|source) [^<>]*)\/>/g, '$1>');
}

/** The texts of the scripts that the page's components have asked for. */
function scriptsOf(needs: PageNeeds, { inlineScripts }: FeatureTemplates): readonly string[] {
  return [...needs.inlineScripts].map(name => {
    const text = inlineScripts[name];
    if (text === undefined) throw new Error(`No inline script is named “${name}”`);
    return text;
  });
}

/** Every inline script that a page of the site may contain, exactly as written, for the hashes in the Content-Security-Policy. */
export function inlineScripts(
  shell: ShellData,
  hasTagManager: boolean,
  features: FeatureTemplates = FEATURE_TEMPLATES,
): readonly string[] {
  const own = [themeScript(shell), baseUrlScript(shell), ...Object.values(features.inlineScripts)];
  return hasTagManager ? [...own, TAG_MANAGER_SCRIPT] : own;
}

/** The names of the components in the slots, for errors that they throw. */
export const slotComponents: Templates['slotComponents'] = {
  navbar: Navbar.name,
  'navbar-tools': NavbarTools.name,
  footer: Footer.name,
  'page-head': PageHead.name,
  'page-tools': PageTools.name,
};

/** A page's content in its layout. The browser hydrates the layout; the content fills its frozen part. */
function inLayout(
  { layout, ...page }: PageData,
  { path, features }: { readonly path: string; readonly features: FeatureTemplates },
): ReactElement {
  const content = contentOf(page, features);
  switch (layout.type) {
    case 'docs':
      return (
        <DocsLayout layout={layout} path={path}>
          {content}
        </DocsLayout>
      );
    case 'article':
      return <ArticleLayout layout={layout}>{content}</ArticleLayout>;
    case 'frame':
    case 'plain':
    case 'not-found':
      return <PlainLayout>{content}</PlainLayout>;
  }
}

function contentOf({ kind, content }: Omit<PageData, 'layout'>, features: FeatureTemplates): ReactNode {
  const own = Object.hasOwn(PAGE_COMPONENTS, kind) ? PAGE_COMPONENTS : features.pages;
  const Content = Object.hasOwn(own, kind) ? own[kind] : undefined;
  if (Content === undefined) throw new Error(`No component renders pages of the kind “${kind}”`);
  // A page's kind and content were given together.
  return <Content content={content as never} />;
}
