import type { FeedPlan } from '../../model/route.ts';

/** An entry of a feed that has a date, with its text as HTML. */
export type FeedEntry = FeedPlan['items'][number] & { readonly date: string; readonly html: string };

/** A feed with its entries. Entries without a date are left out: Atom has no place for them. */
export interface FullFeed extends Omit<FeedPlan, 'items'> {
  readonly entries: readonly FeedEntry[];
}

/** What all feeds of a site share. */
export interface FeedSite {
  readonly title: string;
  readonly language: string;
  readonly urlOf: (path: string) => string;
}

/** Adds the texts of its entries to a feed; `texts` has them by the path of their page. */
export function fullFeed({ items, ...feed }: FeedPlan, texts: ReadonlyMap<string, string>): FullFeed {
  const entries = items.flatMap(item =>
    item.date === undefined ? [] : [{ ...item, date: item.date, html: texts.get(item.path) ?? '' }],
  );
  return { ...feed, entries };
}

/** Feeds want an instant. */
export function asInstant(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00Z`;
}
