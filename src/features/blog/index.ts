import { AUTHORS, defineFeature, TAGS } from '@mapwright/site/feature';
import { postsAt } from './collection.ts';
import { optionsSchema } from './options.ts';

/** Posts: a page for each, lists by author and by tag, an archive, a feed. */
export const blog = defineFeature({
  name: 'blog',
  from: import.meta.url,
  options: optionsSchema,
  collections: ({ path }, words) => [postsAt(path, words)],
  dataFiles: [AUTHORS, TAGS],
  plan: async options => (await import('./plan/plan-blog.ts')).planBlog(options),
  browser: {
    pages: { post: './templates/post.tsx', 'post-list': './templates/post-list.tsx' },
  },
});
