/** One page of each kind of the project's own site, by its path. */
export const KINDS = {
  'the home page': '/',
  'a landing page': '/features',
  'a page of prose': '/about',
  'the start of the docs': '/docs',
  'a doc': '/docs/guides/main-definitions',
  'a category': '/docs/category/guides',
  'a list of posts': '/blog',
  'a post': '/blog/version-7-0',
  'a tag': '/blog/tags/release',
  'the tags': '/blog/tags',
  'the authors': '/blog/authors',
  'the archive of the blog': '/blog/archive',
  'a list of releases': '/changelog',
  'a release': '/changelog/8.7.19',
  'the archive of the changelog': '/changelog/archive',
  'the not-found page': '/404',
} as const;
