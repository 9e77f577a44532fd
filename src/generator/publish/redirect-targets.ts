import { parseUrl } from '../model/paths/parse-url.ts';
import { percentEncode } from '../model/paths/percent-encode.ts';
import { splitSuffix } from '../model/paths/split-suffix.ts';
import type { SitePlan } from '../model/route.ts';

/** A redirect with its final addresses. */
export interface FinalRedirect {
  /** Path without the base URL, not encoded. */
  readonly from: string;
  /** Final URL path of `from`, percent-encoded. */
  readonly fromHref: string;
  /** Output file of `from`. */
  readonly output: string;
  /** Title of the page that it leads to, else its address. */
  readonly title: string;
  /** Final URL path, or an outside URL, percent-encoded: no character of it means anything in a host's file. */
  readonly to: string;
  /** The same, absolute. */
  readonly toUrl: string;
}

interface Addresses {
  readonly hrefOf: (path: string) => string;
  readonly urlOf: (path: string) => string;
  readonly outputOf: (path: string) => string;
}

/** The plan's redirects as hosts and pages write them. An outside target that is not `https:` is left out. */
export function finalRedirects(plan: SitePlan, addresses: Addresses): readonly FinalRedirect[] {
  const { hrefOf, outputOf } = addresses;
  const titles = new Map(plan.routes.map(route => [route.path, route.title]));
  return plan.redirects.flatMap(({ from, to }) => {
    const target = targetOf(to, addresses);
    if (target === null) return [];
    const title = titles.get(splitTarget(to).path) ?? target.toUrl;
    return [{ from, fromHref: hrefOf(from), output: outputOf(from), title, ...target }];
  });
}

function targetOf(to: string, { hrefOf, urlOf }: Addresses): Pick<FinalRedirect, 'to' | 'toUrl'> | null {
  if (to.startsWith('/') && !/^\/[/\\]/.test(to)) {
    const { path, suffix } = splitTarget(to);
    return { to: asLiteral(hrefOf(path)) + suffix, toUrl: urlOf(path) + suffix };
  }
  const url = /^https:\/\//i.test(to) ? parseUrl(to) : null;
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  const href = origin + asLiteral(pathname) + literalSuffix(search, hash);
  return { to: href, toUrl: href };
}

/** A clean path, and the query and the fragment behind it as hosts' files spell them. */
function splitTarget(to: string): { path: string; suffix: string } {
  const [path, suffix] = splitSuffix(to);
  const { search, hash } = new URL(suffix, 'https://example.com');
  return { path, suffix: literalSuffix(search, hash) };
}

/** Each part may hold what hosts take for the beginning of a query, or take off its end. */
function literalSuffix(...parts: readonly string[]): string {
  return parts
    .map(part => part.slice(0, 1) + asLiteral(part.slice(1)).replace(/[?#]|&$/g, encodeURIComponent))
    .join('');
}

/**
 * Percent-encodes what has a meaning in some host's file, and may be encoded in any URL: `$` and braces are variables, `:` and `*`
 * parts of patterns, quotation marks and backslashes end or change a word.
 */
function asLiteral(encoded: string): string {
  return encoded.replace(/[$:*"'`{}\\|^<>\s]/g, percentEncode);
}
