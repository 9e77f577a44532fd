import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { FeedPlan, SitePlan } from '../model/route.ts';
import { escapeXml } from './escape-xml.ts';

type FeedItem = FeedPlan['items'][number];
type DatedItem = FeedItem & { readonly date: string };

/** Atom wants an instant even of a feed in which nothing has a date. */
const NEVER = '1970-01-01T00:00:00Z';

/** An Atom feed (RFC 4287) for each planned one. Entries without a date are left out: Atom has no place for them. */
export function feeds(plan: SitePlan, config: SiteConfig, urlOf: (path: string) => string): OutputFile[] {
  return plan.feeds.map(feed => ({
    path: feed.output,
    content: { type: 'text', text: atomFeed(feed, config, urlOf) },
  }));
}

function atomFeed(feed: FeedPlan, config: SiteConfig, urlOf: (path: string) => string): string {
  const items = feed.items.filter((item): item is DatedItem => item.date !== undefined);
  const updated =
    items
      .map(item => asInstant(item.date))
      .sort()
      .at(-1) ?? NEVER;
  const self = escapeXml(urlOf(`/${feed.output}`));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(config.language)}">
  <id>${self}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(urlOf(feed.path))}"/>
  <updated>${updated}</updated>
  <author><name>${escapeXml(config.title)}</name></author>
${items.map(item => atomEntry(item, urlOf)).join('')}</feed>
`;
}

function atomEntry(item: DatedItem, urlOf: (path: string) => string): string {
  const url = escapeXml(urlOf(item.path));
  const date = asInstant(item.date);
  const authors = item.authors.map(name => `    <author><name>${escapeXml(name)}</name></author>\n`).join('');
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(item.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${date}</published>
    <updated>${date}</updated>
${authors}    <summary>${escapeXml(item.excerpt)}</summary>
  </entry>
`;
}

function asInstant(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00Z`;
}
