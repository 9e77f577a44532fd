import { joinPath } from '../model/paths/join-path.ts';
import { tagSlugOf } from '../model/tag-slug.ts';
import type { AdoptedSite } from './adopted-site.ts';
import { frontMatterOf } from './text/front-matter.ts';
import { listOf } from './values.ts';

/** Where the program makes the lists of the blog, its pages of tags and authors, and its feed. */
export function blogAddressesOf({
  blog,
  pages,
  tagSlugs,
}: Pick<AdoptedSite, 'blog' | 'pages' | 'tagSlugs'>): readonly string[] {
  if (blog === undefined) return [];
  const posts = pages.filter(({ to, isDraft }) => to.startsWith('content/blog/') && !isDraft);
  const named = posts.flatMap(({ text, fields }) => {
    const { tags, authors } = { ...frontMatterOf(text), ...fields };
    return [
      ...listOf(tags).map(tag => `tags/${tagSlugs?.get(String(tag)) ?? tagSlugOf(String(tag))}`),
      ...listOf(authors).map(author => `authors/${String(author)}`),
    ];
  });
  return ['', 'feed.xml', 'archive', 'authors', 'tags', ...named].map(rest => joinPath(blog.path, rest));
}
