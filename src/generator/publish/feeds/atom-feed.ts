import { escapeXml } from '../escape-xml.ts';
import { asInstant, type FeedEntry, type FeedSite, type FullFeed } from './feed-entry.ts';

/** Atom wants an instant even of a feed in which nothing has a date. */
const NEVER = '1970-01-01T00:00:00Z';

/** A feed as Atom (RFC 4287). */
export function atomFeed(feed: FullFeed, { title, language, urlOf }: FeedSite): string {
  const updated =
    feed.entries
      .map(entry => asInstant(entry.date))
      .sort()
      .at(-1) ?? NEVER;
  const self = escapeXml(urlOf(`/${feed.output}`));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
  <id>${self}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(urlOf(feed.path))}"/>
  <updated>${updated}</updated>
  <author><name>${escapeXml(title)}</name></author>
${feed.entries.map(entry => atomEntry(entry, urlOf)).join('')}</feed>
`;
}

function atomEntry(entry: FeedEntry, urlOf: (path: string) => string): string {
  const url = escapeXml(urlOf(entry.path));
  const date = asInstant(entry.date);
  const authors = entry.authors
    .map(name => `    <author><name>${escapeXml(name)}</name></author>\n`)
    .join('');
  const content = entry.html === '' ? '' : `    <content type="html">${escapeXml(entry.html)}</content>\n`;
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${date}</published>
    <updated>${date}</updated>
${authors}    <summary>${escapeXml(entry.excerpt)}</summary>
${content}  </entry>
`;
}
