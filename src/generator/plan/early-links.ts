import type { AddressedEntries } from './address-entries.ts';
import type { ConfigLinkResolver } from './config-links.ts';
import { CONFIG_FILE, type PlanContext } from './plan-context.ts';
import type { RequestedRedirect } from './requested-redirects.ts';
import { encodeUrl, splitUrl } from './url-parts.ts';
import { readPagePath } from './written-path.ts';

/** Links that are needed before all pages are known: those of hand-written sidebars and of authors. They are checked once they are. */
export interface EarlyLinks {
  /** The final URL of a link in a field of the configuration, or of another file. */
  readonly hrefOf: (to: string, field: string, file?: string) => string;
  /** Reports those that lead nowhere. */
  readonly check: (resolve: ConfigLinkResolver) => void;
}

/** Follows redirects as far as they are known. */
export function createEarlyLinks(
  { all }: AddressedEntries,
  redirects: readonly RequestedRedirect[],
  { href }: PlanContext,
): EarlyLinks {
  const pending = new Map<string, { readonly to: string; readonly file: string }>();
  let paths: ReadonlySet<string> | undefined;
  const isPage = (path: string) => {
    paths ??= new Set(all.map(entry => entry.path));
    return paths.has(path);
  };
  const redirectOf = new Map(redirects.map(redirect => [redirect.from, redirect]));
  const follow = (start: string): string => {
    const passed = new Set<string>();
    let path = start;
    for (;;) {
      const redirect = isPage(path) || passed.has(path) ? undefined : redirectOf.get(path);
      if (redirect === undefined) return path.startsWith('/') ? href(path) : encodeUrl(path);
      if (redirect.suffix !== '') return href(redirect.to) + encodeUrl(redirect.suffix);
      passed.add(path);
      path = redirect.to;
    }
  };
  return {
    hrefOf: (to, field, file = CONFIG_FILE) => {
      pending.set(field, { to, file });
      const { path, query, hash } = splitUrl(to);
      if (!path.startsWith('/')) return encodeUrl(to);
      return follow(isPage(path) ? path : readPagePath(path)) + encodeUrl(query + hash);
    },
    check: resolve => {
      for (const [field, { to, file }] of pending) resolve(to, field, file);
    },
  };
}
