import type { SitePlan } from '../model/route.ts';
import type { FinalRedirect } from './redirect-targets.ts';

/**
 * `/a/index.html`, and with it `/a/`, as aliases of each page and redirect: for hosts that know no rules. None where a page or a
 * file lies there already. The root needs none, whether a home page or a redirect is there.
 */
export function indexAliases(
  { routes, copiedFiles }: Pick<SitePlan, 'routes' | 'copiedFiles'>,
  redirects: readonly FinalRedirect[],
  { hrefOf, urlOf }: Record<'hrefOf' | 'urlOf', (path: string) => string>,
): readonly FinalRedirect[] {
  const taken = new Set([...routes, ...copiedFiles, ...redirects].map(({ output }) => output));
  const pages = routes.filter(({ kind }) => kind !== 'not-found');
  const targets = [
    ...pages.map(({ path, title }) => ({ from: path, title, to: hrefOf(path), toUrl: urlOf(path) })),
    ...redirects,
  ];
  return targets
    .filter(({ from }) => from !== '/')
    .map(({ from, title, to, toUrl }) => {
      const alias = `${from}/index.html`;
      return { from: alias, fromHref: hrefOf(alias), output: alias.slice(1), title, to, toUrl };
    })
    .filter(({ output }) => !taken.has(output));
}
