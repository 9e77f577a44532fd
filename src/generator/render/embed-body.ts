/**
 * A body's HTML for a page with several bodies. It puts a prefix before each id and each reference to an id, and moves headings one
 * level down, because each body is below a heading of the page. Links to ids of other pages are still slots and do not change.
 */
export function embedBody(html: string, prefix: string): string {
  return html.replace(TAG, tag =>
    tag
      .replace(NAMED, (_, start: string, ids: string) => start + ids.replace(/\S+/g, id => prefix + id))
      .replace(DRAWN_WITH, start => start + prefix)
      .replace(HEADING, (_, start: string, level: string) => `${start}${Number(level) + 1}`),
  );
}

const TAG = /<\/?[a-z][\w-]*(?:\s+[^\s"'<>=]+(?:="[^"]*"|='[^']*')?)*\s*\/?>/gi;
const NAMED = /( (?:id|for|aria-controls|aria-labelledby|aria-describedby)="| href="#)([^"]+)/g;
/** An attribute of a picture that names one of its parts, such as the head of an arrow. */
const DRAWN_WITH = /="url\(#/g;
const HEADING = /^(<\/?h)([1-5])\b/;
