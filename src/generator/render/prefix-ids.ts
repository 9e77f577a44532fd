/**
 * A body's HTML with a prefix before each of its ids and before whatever names one of them, so that several bodies
 * can stand on one page. Links to ids of other pages are slots still and stay as they are.
 */
export function prefixIds(html: string, prefix: string): string {
  return html.replace(TAG, tag =>
    tag.replace(NAMED, (_, start: string, ids: string) => start + ids.replace(/\S+/g, id => prefix + id)),
  );
}

const TAG = /<[a-z][\w-]*(?:\s+[^\s"'<>=]+(?:="[^"]*"|='[^']*')?)*\s*\/?>/gi;
const NAMED = /( (?:id|aria-labelledby|aria-describedby)="| href="#)([^"]+)/g;
