import { CONFIG_FILE } from '../model/paths/project-files.ts';
import { resolveLink } from './links/resolve-link.ts';
import type { SiteLinks } from './links/site-links.ts';
import type { PlanContext } from './plan-context.ts';
import type { ConfigLinkResolver } from './site.ts';

/** Resolves links of the configuration like links in Markdown. It reports a broken one with its field. */
export function createConfigLinkResolver(
  links: SiteLinks,
  { placeInConfig, report }: PlanContext,
): ConfigLinkResolver {
  return (to, field, place) => {
    const resolution = resolveLink(to, { file: place?.file ?? CONFIG_FILE, path: '/' }, links);
    if (!('problem' in resolution)) {
      return { href: resolution.href, ...(resolution.isExternal && { external: true }) };
    }
    const { hint, ...problem } = resolution.problem;
    report({
      severity: 'error',
      ...problem,
      place: place ?? placeInConfig(field),
      hint: `The field is \`${field}\`. ${hint}`,
    });
    return { href: '' };
  };
}
