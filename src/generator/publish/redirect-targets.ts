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
  /** Final URL path, or an outside URL, percent-encoded. */
  readonly to: string;
  /** The same, absolute. */
  readonly toUrl: string;
}

interface Addresses {
  readonly hrefOf: (path: string) => string;
  readonly urlOf: (path: string) => string;
  readonly outputOf: (path: string) => string;
}

/** The plan's redirects as hosts and pages write them. An outside target that is not `https:` is nobody's wish, and left out. */
export function finalRedirects(plan: SitePlan, addresses: Addresses): readonly FinalRedirect[] {
  const { hrefOf, outputOf } = addresses;
  const titles = new Map(plan.routes.map(route => [route.path, route.title]));
  return plan.redirects.flatMap(({ from, to }) => {
    const target = targetOf(to, addresses);
    if (target === null) return [];
    const title = titles.get(to.split('#')[0] ?? '') ?? target.toUrl;
    return [{ from, fromHref: hrefOf(from), output: outputOf(from), title, ...target }];
  });
}

function targetOf(to: string, { hrefOf, urlOf }: Addresses): Pick<FinalRedirect, 'to' | 'toUrl'> | null {
  if (to.startsWith('/') && !/^\/[/\\]/.test(to)) {
    const [path = '', ...rest] = to.split('#');
    const hash = rest.length === 0 ? '' : `#${encodeURI(rest.join('#'))}`;
    return { to: hrefOf(path) + hash, toUrl: urlOf(path) + hash };
  }
  if (!/^https:\/\//i.test(to) || !URL.canParse(to)) return null;
  const { href } = new URL(to);
  return { to: href, toUrl: href };
}
