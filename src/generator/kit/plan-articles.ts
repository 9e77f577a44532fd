import type { Words } from '../../templates/shared/words/words.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { PlannedPart, PlanPart } from '../plan/plan-part.ts';
import { type Articles, sortArticles } from './articles.ts';
import { planFeed } from './plan-feed.ts';

/** A site's options for a section of articles. */
export interface SectionOptions {
  readonly path: string;
  /** Default: the word in the site's language. */
  readonly title?: string | undefined;
  readonly description: string;
  readonly feed: boolean;
}

/** What the pages of a section are planned with. */
export interface SectionContext<Options extends SectionOptions> extends PlanContext {
  readonly section: Omit<Options, 'title'> & { readonly title: string };
}

/** How a collection becomes a section of articles. */
export interface ArticleKind<Options extends SectionOptions> {
  /** The name of the collection. */
  readonly collection: string;
  readonly titleIn: (words: Words) => string;
  /** The order of lists and neighbours. */
  readonly newestFirst: (a: AddressedEntry, b: AddressedEntry) => number;
  /** Whether a listed article is in the feed; all are if it is left out. */
  readonly isInFeed?: (article: AddressedEntry) => boolean;
  /** Plans a page for each article, and the lists of articles. */
  readonly plan: (articles: Articles, context: SectionContext<Options>) => PlannedPart;
}

/** Plans a section of articles with its feed, if there are articles. */
export function planArticles<Options extends SectionOptions>(
  options: Options,
  { collection, titleIn, newestFirst, isInFeed = () => true, plan }: ArticleKind<Options>,
): PlanPart {
  return (entries, context) => {
    const members = entries.of(collection);
    if (members.length === 0) return { drafts: [] };
    const section = { ...options, title: options.title ?? titleIn(context.words) };
    const { path, title } = section;
    const articles = sortArticles(members, newestFirst, context);
    return {
      feeds: section.feed ? [planFeed(section, articles.listed.filter(isInFeed), articles.authorship)] : [],
      section: { title, path },
      ...plan(articles, { ...context, section }),
    };
  };
}
