import { encodePath } from '../model/paths/encode-path.ts';
import type { AdoptedSite, SidebarItem } from './adopted-site.ts';
import { literalText } from './literal-text.ts';
import { docIdOf, keptAddressOf } from './new-address.ts';

export interface ConfigRequest {
  readonly site: AdoptedSite;
  readonly packageName: string;
  /** Links and anchors of the old site that lead nowhere are warnings, so that the new site builds at once. */
  readonly toleratesBrokenLinks: boolean;
  /** The same for other mistakes in its Markdown. */
  readonly toleratesMistakes: boolean;
  /** Whether a page of the old site is where the search would be. */
  readonly hasSearch: boolean;
}

/** The text of `site.config.ts`. */
export function configText(request: ConfigRequest): string {
  const { site, packageName, hasSearch } = request;
  const calls = [
    ...(site.docs ? [`docs(${literalText(docsOptions(site), '    ')})`] : []),
    ...(site.blog ? [`blog(${literalText(site.blog, '    ')})`] : []),
    ...(hasSearch ? ['search()'] : []),
  ];
  const names = calls.map(call => call.slice(0, call.indexOf('(')));
  const fields = Object.entries(fieldsOf(request)).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${literalText(value, '  ')},\n`],
  );
  const sidebars = hasSidebars(site) ? "import { sidebars } from './sidebars.ts';\n" : '';
  return `import { defineConfig } from '${packageName}/config';
import { ${names.sort().join(', ')} } from '${packageName}/features';
${sidebars}
export default defineConfig({
${fields.join('')}  features: [
${calls.map(call => `    ${call.replace("sidebars: 'sidebars'", 'sidebars')},\n`).join('')}  ],
});
`;
}

/** The text of `sidebars.ts`; nothing if the sidebars follow the folders. */
export function sidebarsText(site: AdoptedSite): string | undefined {
  if (!hasSidebars(site)) return undefined;
  const written = Object.entries(site.docs?.sidebars ?? {}).map(([name, items]) => [
    name,
    items.map(item => itemOf(item, site)),
  ]);
  return `/** The sidebars of the docs. A text is a doc’s path without the ending. */
export const sidebars = ${literalText(Object.fromEntries(written))} as const;
`;
}

function hasSidebars({ docs }: AdoptedSite): boolean {
  return Object.keys(docs?.sidebars ?? {}).length > 0;
}

function fieldsOf({
  site,
  toleratesBrokenLinks,
  toleratesMistakes,
}: ConfigRequest): Readonly<Record<string, unknown>> {
  const { editBase } = site;
  const markdown = { ...site.markdown, ...(toleratesMistakes && { mistakes: 'warning' }) };
  const redirects = site.redirects.map(({ from, to }) => ({ from: keptAddressOf(from), to }));
  return {
    url: site.url,
    baseUrl: site.baseUrl === '/' ? undefined : site.baseUrl,
    title: site.title,
    description: site.description,
    language: site.language,
    editUrl: editBase && `${editBase}{file}`,
    navbar: {
      title: site.title,
      // The addresses of files are as in the folder; the configuration expects a URL.
      logo: site.logo && encodePath(site.logo),
      items: site.navbar.length > 0 ? site.navbar : undefined,
    },
    footer: site.footer.length > 0 ? { groups: site.footer } : undefined,
    markdown: Object.keys(markdown).length > 0 ? markdown : undefined,
    links: toleratesBrokenLinks ? { broken: 'warning', anchors: 'warning' } : undefined,
    redirects: redirects.length > 0 ? redirects : undefined,
  };
}

function docsOptions(site: AdoptedSite): object {
  const { path, versions = [] } = site.docs ?? {};
  const isPlain = versions.length === 1 && versions[0]?.folder === 'docs' && versions[0].path === '';
  return {
    path,
    versions: isPlain ? undefined : versions,
    ...(hasSidebars(site) && { sidebars: 'sidebars' }),
  };
}

function itemOf(item: SidebarItem, site: AdoptedSite): unknown {
  switch (item.kind) {
    case 'page': {
      const id = docIdOf(item.to, site);
      return item.label === undefined ? id : { type: 'doc', id, label: item.label };
    }
    case 'link':
      return { type: 'link', label: item.label, to: item.to };
    case 'heading':
      return { type: 'heading', label: item.label };
    case 'folder':
      return { type: 'folder', folder: item.folder };
    case 'group':
      return {
        type: 'category',
        label: item.label,
        link: item.to === undefined ? indexText(item.index) : { doc: docIdOf(item.to, site) },
        isCollapsed: item.isOpen ? false : undefined,
        items: item.items.map(child => itemOf(child, site)),
      };
  }
}

function indexText(index: { readonly path: string; readonly description?: string } | undefined): unknown {
  return index && { index: index.path, description: index.description };
}
