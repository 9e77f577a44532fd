import type { LinkData } from '../../templates/contract.ts';
import type { AddressedEntries } from './address-entries.ts';
import { CONFIG_FILE, type PlanContext } from './plan-context.ts';
import type { PlannedPart, Section } from './plan-part.ts';
import type { RequestedRedirect } from './requested-redirects.ts';

/** The parts of the site that have pages, in the order of its features. */
export function sectionsOf(parts: readonly PlannedPart[]): readonly Section[] {
  return parts.flatMap(({ section }) => section ?? []);
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
