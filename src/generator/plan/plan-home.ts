import type { LinkData } from '../../templates/contract/link.ts';
import { CONFIG_FILE } from '../model/paths/project-files.ts';
import type { AddressedEntries } from './address-entries.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedPart, Section } from './plan-part.ts';
import type { RequestedRedirect } from './redirects/requested-redirects.ts';

/** The main pages of the features, in the order of the features. */
export function sectionsOf(parts: readonly PlannedPart[]): readonly Section[] {
  return parts.flatMap(({ section }) => section ?? []);
}

/** Redirects `/` to the first section, if the site has no page there. */
export function homeRedirect(
  entries: AddressedEntries,
  sections: readonly Section[],
  requests: readonly RequestedRedirect[],
): readonly RequestedRedirect[] {
  const [first] = sections;
  const hasHome = entries.all.some(({ path }) => path === '/') || requests.some(({ from }) => from === '/');
  if (first === undefined || first.path === '/' || hasHome) return [];
  return [{ from: '/', to: first.path, suffix: '', place: { file: CONFIG_FILE } }];
}

/** The links of the not-found page: to the home page and to each section. */
export function notFoundLinks(
  entries: AddressedEntries,
  sections: readonly Section[],
  { href, words }: PlanContext,
): readonly LinkData[] {
  const links = sections
    .filter(({ path }) => path !== '/')
    .map(({ title, path }) => ({ label: title, href: href(path) }));
  const hasHome = [...entries.all, ...sections].some(({ path }) => path === '/');
  return hasHome ? [{ label: words.shell.home, href: href('/') }, ...links] : links;
}
