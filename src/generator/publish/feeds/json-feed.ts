import { jsonFeedOutput } from '../../model/paths/json-feed-output.ts';
import { asInstant, type FeedEntry, type FeedSite, type FullFeed } from './feed-entry.ts';

/** A feed as JSON Feed 1.1. */
export function jsonFeed(feed: FullFeed, { title, language, urlOf }: FeedSite): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: urlOf(feed.path),
    feed_url: urlOf(`/${jsonFeedOutput(feed.output)}`),
    ...(feed.description !== '' && { description: feed.description }),
    language,
    authors: [{ name: title }],
    items: feed.entries.map(entry => toItem(entry, urlOf)),
  });
}

function toItem(
  { path, title, excerpt, date, authors, html }: FeedEntry,
  urlOf: FeedSite['urlOf'],
): Readonly<Record<string, unknown>> {
  const url = urlOf(path);
  return {
    id: url,
    url,
    title,
    ...(html === '' ? { content_text: excerpt } : { content_html: html }),
    ...(excerpt !== '' && { summary: excerpt }),
    date_published: asInstant(date),
    ...(authors.length > 0 && { authors: authors.map(name => ({ name })) }),
  };
}
