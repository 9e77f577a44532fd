import type { SidebarItemData } from '../../../src/templates/contract/layout.ts';
import type { FooterData, ShellData } from '../../../src/templates/contract/shell.ts';

/** A shell as the site's configuration makes one. */
export const SHELL: ShellData = {
  baseUrl: '/',
  buildId: 'b1',
  navbar: {
    title: 'Mapwright',
    home: '/',
    logo: '/logo.svg',
    start: [
      { type: 'link', label: 'Features', href: '/features', activeBase: '/features' },
      { type: 'link', label: 'Maps', href: '/maps', activeBase: '/maps' },
      {
        type: 'dropdown',
        label: 'Solutions',
        items: [
          { label: 'Store locator', href: '/solutions/store-locator' },
          { label: 'Real estate', href: '/solutions/real-estate' },
          { label: 'Heatmaps and data', href: '/solutions/heatmap-data-visualization' },
        ],
      },
      { type: 'link', label: 'Docs', href: '/docs', activeBase: '/docs' },
      { type: 'link', label: 'Blog', href: '/blog', activeBase: '/blog' },
    ],
    end: [
      { type: 'link', label: 'Changelog', href: '/changelog', activeBase: '/changelog' },
      { type: 'link', label: 'Log in', href: '/dashboard', activeBase: '/dashboard' },
      { type: 'button', label: 'Buy now', href: '/pricing' },
    ],
    hideOnScroll: true,
  },
  colorMode: { defaultMode: 'light', isSwitchDisabled: false, respectsSystem: true },
};

/** A footer with the specification's four groups. */
export const FOOTER: FooterData = {
  groups: [
    {
      title: 'Main',
      items: [
        { label: 'Features', href: '/features' },
        { label: 'Map gallery', href: '/maps' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Demo', href: '/demo' },
      ],
    },
    {
      title: "Who's it for",
      items: [
        { label: 'Developers and agencies', href: '/industries/developers-agencies' },
        { label: 'Real estate', href: '/industries/real-estate' },
        { label: 'Retail', href: '/industries/retail' },
        { label: 'Non-profit', href: '/industries/non-profit' },
      ],
    },
    {
      title: 'Legal',
      items: [
        { label: 'Terms', href: '/legal/terms' },
        { label: 'Privacy policy', href: '/legal/privacy-policy' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', href: '/blog' },
        { label: 'Changelog', href: '/changelog' },
        { label: 'Plugin page', href: 'https://example.org/plugin', external: true },
      ],
    },
  ],
  copyright: 'Copyright © 2012–2025 Mapwright',
};

/** A sidebar of `count` links in the open branch, with a closed branch and a category without a page. */
export function sampleSidebar(count = 12): readonly SidebarItemData[] {
  const pages: SidebarItemData[] = Array.from({ length: count }, (_, index) => ({
    type: 'link',
    label: `Chapter ${index + 1}`,
    href: `/docs/guides/map-editor/chapter-${index + 1}`,
  }));
  return [
    { type: 'link', label: 'Introduction', href: '/docs' },
    { type: 'heading', label: 'Using the plugin' },
    {
      type: 'category',
      label: 'Getting started',
      href: '/docs/getting-started',
      isOpen: false,
      branch: '/_data/1.json',
    },
    {
      type: 'category',
      label: 'Guides',
      isOpen: true,
      items: [
        { type: 'link', label: 'How to insert a map', href: '/docs/guides/how-to-insert-map' },
        {
          type: 'category',
          label: 'Map editor',
          href: '/docs/guides/map-editor',
          isOpen: true,
          items: [
            {
              type: 'link',
              label: 'Settings',
              href: '/docs/guides/map-editor/settings',
              className: 'is-new',
            },
            ...pages,
          ],
        },
      ],
    },
    { type: 'category', label: 'Tutorials', isOpen: false, branch: '/_data/2.json' },
    { type: 'link', label: 'Community forum', href: 'https://example.org/forum', external: true },
  ];
}
