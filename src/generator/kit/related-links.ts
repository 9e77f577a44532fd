import type { LinkData } from '../../templates/contract/link.ts';
import { joinPath } from '../model/paths/join-path.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { feedOutputOf } from './plan-feed.ts';

/** Links between the lists of a section. */
export interface RelatedLinks {
  /** All links except the one to the given page. */
  readonly on: (path: string) => readonly LinkData[];
}

/** Links between the lists of a section, and to its feed. */
export function relatedLinksOf(
  section: { readonly path: string; readonly title: string; readonly feed: boolean },
  lists: readonly { readonly label: string; readonly name: string }[],
  { href, words }: Pick<PlanContext, 'href' | 'words'>,
): RelatedLinks {
  const all = [
    { label: section.title, path: section.path },
    ...lists.map(({ label, name }) => ({ label, path: joinPath(section.path, name) })),
    ...(section.feed ? [{ label: words.lists.feed, path: `/${feedOutputOf(section)}` }] : []),
  ].map(({ label, path }) => ({ path, link: { label, href: href(path) } }));
  return { on: current => all.filter(({ path }) => path !== current).map(({ link }) => link) };
}
