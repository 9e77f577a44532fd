import { cleanPath } from '../../templates/shared/site-path.ts';
import type { SitePlan } from '../model/route.ts';
import type { AdoptedSite } from './adopted-site.ts';
import { speltAddressOf } from './new-address.ts';

/** How the new site answers the addresses of the old one. */
export interface AddressProof {
  readonly byPage: readonly string[];
  readonly byRedirect: readonly string[];
  /** No page and no redirect answers them. */
  readonly unanswered: readonly string[];
}

/** Asks the plan of the new site for every address that the old site had for a page or a redirect. */
export function proveAddresses(
  { pages, redirects, addresses = [] }: Pick<AdoptedSite, 'pages' | 'redirects' | 'addresses'>,
  plan: Pick<SitePlan, 'routes' | 'redirects'>,
): AddressProof {
  const routes = new Set(plan.routes.map(({ path }) => cleanPath(path)));
  const targets = new Set(plan.redirects.map(({ from }) => cleanPath(from)));
  const published = pages.filter(({ isDraft }) => isDraft !== true);
  const aliases = published.flatMap(({ fields }) => aliasesOf(fields.aliases));
  const all = [
    ...published.map(({ address }) => address),
    ...addresses,
    ...aliases,
    ...redirects.map(({ from }) => from),
  ];
  const answers = [...new Set(all)].map(address => {
    const path = speltAddressOf(address);
    return { address, answer: routes.has(path) ? 'page' : targets.has(path) ? 'redirect' : 'none' };
  });
  const answeredBy = (wanted: string) =>
    answers.flatMap(({ address, answer }) => (answer === wanted ? address : []));
  return {
    byPage: answeredBy('page'),
    byRedirect: answeredBy('redirect'),
    unanswered: answeredBy('none'),
  };
}

function aliasesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];
}
