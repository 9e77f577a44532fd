import type { AdoptedSite } from '../adopted-site.ts';
import { keptTargetOf } from '../new-address.ts';
import { fieldsOf, textOf } from '../values.ts';
import type { JekyllConfig } from './jekyll-config.ts';
import type { JekyllEntry } from './jekyll-entries.ts';
import { redirectsFrom, redirectTo } from './jekyll-fields.ts';
import type { JekyllPlaces } from './jekyll-places.ts';

/** Pages that only redirected, addresses of pages that are gone, the feed, and further pages of the list of posts. */
export function redirectsOf(
  entries: readonly JekyllEntry[],
  places: JekyllPlaces,
  { fields }: JekyllConfig,
): AdoptedSite['redirects'] {
  const moved = entries.flatMap(({ fields: own, address }) => {
    const to = redirectTo(own);
    return to === undefined ? [] : [{ from: address, to: to.startsWith('/') ? keptTargetOf(to) : to }];
  });
  const path = places.blog?.path ?? '/';
  const ofNeedless = entries.flatMap(entry =>
    places.isNeedless(entry) && redirectTo(entry.fields) === undefined
      ? redirectsFrom(entry.fields).map(from => ({ from, to: path }))
      : [],
  );
  const feed = textOf(fieldsOf(fields.feed).path) ?? '/feed.xml';
  const feeds = places.blog === undefined || path === '/' ? [] : [{ from: feed, to: `${path}/feed.xml` }];
  const lists = pagesOfList(entries, fields).map(from => ({ from, to: path }));
  return [...moved, ...ofNeedless, ...feeds, ...lists];
}

/** `/page2/` and so on (https://jekyllrb.com/docs/pagination/). */
function pagesOfList(entries: readonly JekyllEntry[], fields: JekyllConfig['fields']): readonly string[] {
  const perPage = Number(fields.paginate);
  if (!(perPage > 0)) return [];
  const posts = entries.filter(({ type, fields: own }) => type === 'posts' && own.published !== false).length;
  const template = textOf(fields.paginate_path) ?? '/page:num/';
  return Array.from({ length: Math.max(0, Math.ceil(posts / perPage) - 1) }, (_, index) =>
    `/${template}`.replace(/^\/+/, '/').replace(':num', String(index + 2)),
  );
}
