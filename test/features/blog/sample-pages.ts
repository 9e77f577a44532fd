import type { PostContent, PostListContent, PostSummary } from '../../../src/features/blog/contract.ts';
import Post from '../../../src/features/blog/templates/post.tsx';
import PostList from '../../../src/features/blog/templates/post-list.tsx';
import { PLAIN } from '../../../src/templates/contract/layout.ts';
import type { SamplePage } from '../../unit/templates/sample-pages.ts';
import { AUTHOR, DATE, PAGER, RELATED, TAGS, TOC } from '../../unit/templates/sample-parts.ts';

/** As the bundler compiles them. */
export const TEMPLATES = { pages: { post: Post, 'post-list': PostList }, inlineScripts: {} };

/** Each kind of page with plausible values. */
export const PAGES: {
  readonly post: SamplePage<PostContent>;
  readonly 'post-list': SamplePage<PostListContent>;
} = {
  post: {
    kind: 'post',
    layout: { type: 'article', toc: TOC },
    content: {
      title: 'How to draw a fantasy map',
      date: DATE,
      authors: [AUTHOR, { name: 'Ben Example' }],
      tags: TAGS,
      readingMinutes: 4,
      picture: { src: '/shot.svg', width: 1200, height: 630, alt: 'An island' },
      editHref: 'https://example.org/edit/fantasy-maps.md',
      pager: PAGER,
    },
  },
  'post-list': {
    kind: 'post-list',
    layout: PLAIN,
    content: {
      title: 'Blog',
      description: 'News and how-tos about maps on the web.',
      posts: [
        {
          ...post('How to draw a fantasy map', 'fantasy-maps'),
          picture: { src: '/shot.svg', width: 1200, height: 630, alt: 'An island' },
        },
        post('New pricing plans', 'pricing-plans'),
        post('Speeding up map loading', 'speed'),
      ],
      pages: { number: 1, hrefs: ['/blog'] },
      related: RELATED,
    },
  },
};

function post(title: string, slug: string): PostSummary {
  return {
    title,
    href: `/blog/${slug}`,
    date: DATE,
    authors: [AUTHOR],
    tags: TAGS.map(({ label, href }) => ({ label, href })),
    excerpt:
      'A map of places that do not exist needs the same care as any other: scale, a legend, and a reason to look.',
    readingMinutes: 4,
  };
}
