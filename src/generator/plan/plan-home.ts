import type { LinkData } from '../../templates/contract.ts';
import type { AddressedEntries } from './address-entries.ts';
import { docsBaseOf } from './docs-paths.ts';
import { CONFIG_FILE, type PlanContext } from './plan-context.ts';
import type { PlannedPart, Section } from './plan-part.ts';
import type { RequestedRedirect } from './requested-redirects.ts';

/** The parts of the site that have entries, the docs first. */
export function sectionsOf(
  entries: AddressedEntries,
  parts: readonly PlannedPart[],
  { config, input }: PlanContext,
): readonly Section[] {
  const { docs, api, maps } = config;
  const current = docs.versions.find(({ isUnreleased }) => !isUnreleased) ?? docs.versions[0];
  return [
    ...(entries.of('docs').length > 0 && current !== undefined
      ? [{ title: docs.title, path: docsBaseOf(current, config) }]
      : []),
    ...(api !== null && entries.of('api').length > 0 ? [api] : []),
    ...parts.flatMap(({ section }) => section ?? []),
    ...(input.gallery.maps.length > 0 ? [maps] : []),
  ].map(({ title, path }) => ({ title, path }));
}

/** A site without a page at `/` begins at its first section. */
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

/** Where a lost visitor may go on. */
export function wayBack(
  entries: AddressedEntries,
  sections: readonly Section[],
  { href, words }: PlanContext,
): readonly LinkData[] {
  const links = sections.map(({ title, path }) => ({ label: title, href: href(path) }));
  const hasHome = entries.all.some(({ path }) => path === '/');
  return hasHome ? [{ label: words.shell.home, href: href('/') }, ...links] : links;
}
