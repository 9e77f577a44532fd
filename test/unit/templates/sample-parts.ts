import type { AuthorData } from '../../../src/templates/contract/content-parts.ts';
import type { DocLayout, SidebarItemData } from '../../../src/templates/contract/layout.ts';

/** With all that a list of authors shows. */
export const AUTHOR: AuthorData = {
  name: 'Ada Example',
  title: 'Cartographer',
  href: '/blog/authors/ada',
  image: '/ada.svg',
};
/** A day. */
export const DATE = { iso: '2025-05-05', text: '5 May 2025' };
/** One that says what it means, and one that does not. */
export const TAGS = [
  { label: 'Release', href: '/blog/tags/release', description: 'News of versions', count: 3 },
  { label: 'Roadmap', href: '/blog/tags/roadmap', count: 1 },
];
/** The lists beside a list. */
export const RELATED = [
  { label: 'Archive', href: '/blog/archive' },
  { label: 'Tags', href: '/blog/tags' },
  { label: 'Authors', href: '/blog/authors' },
  { label: 'RSS feed', href: '/blog/feed.xml' },
];
/** Both neighbours. */
export const PAGER = {
  previous: { label: 'Overview of the map editor', href: '/docs/guides/map-editor/overview' },
  next: { label: 'Templates', href: '/docs/guides/map-editor/templates' },
};
/** Headings of two levels. */
export const TOC = [
  { id: 'size', text: 'Size of the map', level: 2 },
  { id: 'keep-the-ratio', text: 'Keep the ratio', level: 3 },
  { id: 'zoom', text: 'Zoom', level: 2 },
  { id: 'tables-and-figures', text: 'Tables & figures', level: 2 },
];
/** The way to a page, past a category without a page. */
export const BREADCRUMBS = [
  { label: 'Docs', href: '/docs' },
  { label: 'Guides' },
  { label: 'Map editor', href: '/docs/guides/map-editor' },
  { label: 'Settings' },
];

/** The layout with a sidebar and versions. */
export function docLayout(sidebar: readonly SidebarItemData[]): DocLayout {
  return {
    type: 'docs',
    sidebarName: 'docs',
    sidebar,
    toc: TOC,
    versions: [
      { name: 'current', label: 'Next', href: '/docs/next/guides/map-editor/settings', isCurrent: false },
      { name: '8.x', label: '8.x', href: '/docs/guides/map-editor/settings', isCurrent: true },
    ],
  };
}
