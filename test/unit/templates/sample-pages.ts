import type {
  ArchiveContent,
  AuthorsContent,
  MarkdownPageContent,
  NotFoundContent,
  TagsContent,
} from '../../../src/templates/contract/core-kinds.ts';
import { PLAIN } from '../../../src/templates/contract/layout.ts';
import type { PageData } from '../../../src/templates/contract/page.ts';
import { AUTHOR, DATE, RELATED, TAGS } from './sample-parts.ts';

/** A page with the type of its content. */
export interface SamplePage<Content> extends PageData {
  readonly content: Content;
}

/** Every kind of page that the core has, with plausible values. */
export const SAMPLE_PAGES: {
  readonly page: SamplePage<MarkdownPageContent>;
  readonly archive: SamplePage<ArchiveContent>;
  readonly authors: SamplePage<AuthorsContent>;
  readonly tags: SamplePage<TagsContent>;
  readonly 'not-found': SamplePage<NotFoundContent>;
} = {
  page: {
    kind: 'page',
    layout: PLAIN,
    content: { title: 'About', description: 'Who makes this, and why.', width: 'default' },
  },
  archive: {
    kind: 'archive',
    layout: PLAIN,
    content: {
      title: 'Archive',
      description: 'Every post, newest first.',
      groups: [
        { label: '2025', items: [{ label: 'New pricing plans', href: '/blog/pricing-plans', date: DATE }] },
        {
          label: '2024',
          items: [
            { label: 'The roadmap', href: '/blog/roadmap' },
            { label: 'Fantasy maps', href: '/blog/fantasy-maps', date: DATE },
          ],
        },
      ],
      related: RELATED,
    },
  },
  authors: {
    kind: 'authors',
    layout: PLAIN,
    content: {
      title: 'Authors',
      authors: [
        { ...AUTHOR, count: 4 },
        { name: 'Ben Example', count: 1 },
      ],
      related: RELATED,
    },
  },
  tags: { kind: 'tags', layout: PLAIN, content: { title: 'Tags', tags: TAGS, related: RELATED } },
  'not-found': {
    kind: 'not-found',
    layout: PLAIN,
    content: {
      home: '/',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Docs', href: '/docs' },
        { label: 'Map gallery', href: '/maps' },
      ],
    },
  },
};
