import type { Place } from '../model/diagnostic.ts';
import { policySourceOf } from '../model/policy-source.ts';
import type { AddressedEntry } from './address-entries.ts';
import { checkPath } from './check-path.ts';
import { cleanPath } from './clean-path.ts';
import { CONFIG_FILE, type PlanContext, placeOf } from './plan-context.ts';
import { isUnsafeUrl, splitUrl } from './url-parts.ts';

/** A redirect that somebody asked for. */
export interface RequestedRedirect {
  readonly from: string;
  /** A clean path, or an outside `https:` URL. */
  readonly to: string;
  /** `?query#hash` after a path, as written. */
  readonly suffix: string;
  readonly place: Place;
  /** The field of the configuration, for hints. */
  readonly field?: string;
}

/** The aliases of entries and the redirects of the configuration. What may not be published is reported and left out. */
export function requestedRedirects(
  entries: readonly AddressedEntry[],
  context: PlanContext,
): readonly RequestedRedirect[] {
  const aliases = entries.flatMap(({ head, path }) =>
    (head.frontMatter.aliases ?? []).map(alias => ({
      from: alias,
      to: path,
      place: placeOf(head, 'aliases'),
    })),
  );
  const configured = context.config.redirects.map(({ from, to }, index) => ({
    from,
    to,
    place: { file: CONFIG_FILE },
    field: `redirects[${index}]`,
  }));
  return [...aliases, ...configured].flatMap(request => checkRequest(request, context) ?? []);
}

type RawRedirect = Omit<RequestedRedirect, 'suffix'>;

function checkRequest(request: RawRedirect, context: PlanContext): RequestedRedirect | undefined {
  const from = checkFrom(request, context);
  const target = checkTo(request, context);
  return from === undefined || target === undefined ? undefined : { ...request, from, ...target };
}

function checkFrom({ from, place, field }: RawRedirect, { report }: PlanContext): string | undefined {
  const path = cleanPath(from);
  const problem = checkPath(path);
  if (problem === undefined) return path;
  report({
    severity: 'error',
    code: 'redirect/invalid-path',
    message: problem.message,
    place,
    hint: `${inField(field, 'from')}A redirect begins at a path of this site, such as "/old-name".`,
  });
  return undefined;
}

function checkTo(
  { to, place, field }: RawRedirect,
  { report }: PlanContext,
): { to: string; suffix: string } | undefined {
  if (/^https:\/\/[^/\\]/i.test(to) && !/\p{Cc}/u.test(to) && policySourceOf(to) !== undefined)
    return { to, suffix: '' };
  if (to.startsWith('/') && !isUnsafeUrl(to)) {
    const { path, query, hash } = splitUrl(to);
    return { to: cleanPath(path), suffix: query + hash };
  }
  report({
    severity: 'error',
    code: 'redirect/unsafe-target',
    message: `A redirect may not lead to "${to}"`,
    place,
    hint: `${inField(field, 'to')}Write a path of this site ("/new-name") or an address that begins with https://.`,
  });
  return undefined;
}

/** Names the field of the configuration, since it has no line. */
export function inField(field: string | undefined, name: string): string {
  return field === undefined ? '' : `The field is \`${field}.${name}\`. `;
}
