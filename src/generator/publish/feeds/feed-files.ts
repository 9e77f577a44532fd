import type { SiteConfig } from '../../model/config.ts';
import { textFile } from '../../model/output.ts';
import type { PageFiles } from '../../model/page-files.ts';
import { jsonFeedOutput } from '../../model/paths/json-feed-output.ts';
import type { SitePlan } from '../../model/route.ts';
import { atomFeed } from './atom-feed.ts';
import { type FeedSite, fullFeed } from './feed-entry.ts';
import { feedTextOf } from './feed-text.ts';
import { jsonFeed } from './json-feed.ts';

/** Each planned feed as Atom and as JSON, with the texts of its entries. `hrefOf` turns a path of the site into a final URL path. */
export function feedFiles(
  { feeds }: Pick<SitePlan, 'feeds'>,
  { title, language, url }: Pick<SiteConfig, 'title' | 'language' | 'url'>,
  hrefOf: (path: string) => string,
): PageFiles {
  const urlOf = (path: string) => url + hrefOf(path);
  const site: FeedSite = { title, language, urlOf };
  const shown = new Set(feeds.flatMap(({ items }) => items.map(({ path }) => path)));
  const outputs = new Set(feeds.flatMap(({ output }) => [output, jsonFeedOutput(output)]));
  return {
    name: 'feeds',
    key: url,
    makeKey: JSON.stringify([feeds, title, language, hrefOf('/')]),
    owns: output => outputs.has(output),
    concerns: path => shown.has(path),
    read: ({ path, href, html }): Reading => [path, feedTextOf(html, url + href)],
    make: readings => {
      // Only `read` makes readings.
      const texts = new Map(readings as readonly Reading[]);
      return feeds.flatMap(plan => {
        const feed = fullFeed(plan, texts);
        return [
          textFile(feed.output, atomFeed(feed, site)),
          textFile(jsonFeedOutput(feed.output), jsonFeed(feed, site)),
        ];
      });
    },
  };
}

type Reading = readonly [path: string, html: string];
