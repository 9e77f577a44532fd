import type { CategoryContent, DocContent } from '../../../src/features/docs/contract.ts';
import Category from '../../../src/features/docs/templates/category.tsx';
import Doc from '../../../src/features/docs/templates/doc.tsx';
import type { SamplePage } from '../../unit/templates/sample-pages.ts';
import { BREADCRUMBS, DATE, docLayout, PAGER, TAGS } from '../../unit/templates/sample-parts.ts';
import { sampleSidebar } from '../../unit/templates/sample-shell.ts';

/** As the bundler compiles them. */
export const TEMPLATES = { pages: { doc: Doc, category: Category }, inlineScripts: {} };

const sidebar = sampleSidebar();

/** Each kind of page with plausible values. */
export const PAGES: {
  readonly doc: SamplePage<DocContent>;
  readonly category: SamplePage<CategoryContent>;
} = {
  doc: {
    kind: 'doc',
    layout: docLayout(sidebar),
    content: {
      title: 'Settings',
      breadcrumbs: BREADCRUMBS,
      pager: PAGER,
      tags: TAGS.map(({ label, href }) => ({ label, href })),
      editHref: 'https://example.org/edit/settings.md',
      lastUpdated: DATE,
      readingMinutes: 3,
      versionBanner: {
        text: 'These are the docs of an unreleased version.',
        link: { label: 'Read the latest.', href: '/docs/guides/map-editor/settings' },
      },
    },
  },
  category: {
    kind: 'category',
    layout: { type: 'docs', sidebarName: 'docs', sidebar, toc: [] },
    content: {
      title: 'Map editor',
      description: 'Everything that the editor offers, panel by panel.',
      breadcrumbs: BREADCRUMBS.slice(0, 3),
      items: [
        {
          label: 'Settings',
          href: '/docs/guides/map-editor/settings',
          description: 'Size, zoom and scroll of a map.',
        },
        {
          label: 'Templates',
          href: '/docs/guides/map-editor/templates',
          description: 'What tooltips and popovers say.',
        },
        {
          label: 'Regions',
          href: '/docs/regions',
          description: 'Shapes, their fields and their statuses.',
          count: 5,
        },
      ],
      pager: PAGER,
    },
  },
};
