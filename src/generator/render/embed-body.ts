/**
 * A body's HTML for a page of several: a prefix before each of its ids and before whatever names one of them, and its headings one
 * level lower, since each body stands below a heading of the page. Links to ids of other pages are slots still and stay as they are.
 */
export function embedBody(html: string, prefix: string): string {
  return html.replace(TAG, tag =>
    tag
      .replace(NAMED, (_, start: string, ids: string) => start + ids.replace(/\S+/g, id => prefix + id))
      .replace(HEADING, (_, start: string, level: string) => `${start}${Number(level) + 1}`),
  );
}

const TAG = /<\/?[a-z][\w-]*(?:\s+[^\s"'<>=]+(?:="[^"]*"|='[^']*')?)*\s*\/?>/gi;
const NAMED = /( (?:id|for|aria-controls|aria-labelledby|aria-describedby)="| href="#)([^"]+)/g;
const HEADING = /^(<\/?h)([1-5])\b/;
