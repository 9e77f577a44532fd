import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { policySourceOf } from '../../model/policy-source.ts';
import type { AddressedEntry } from '../address-entries.ts';
import { checkPath } from '../checks/check-path.ts';
import { isUnsafeUrl, splitUrl } from '../links/url-parts.ts';
import { readPagePath } from '../links/written-path.ts';
import { type PlanContext, placeOfItem } from '../plan-context.ts';

/** A redirect that an alias, the configuration, a feature or the plan itself asks for. */
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

/** Collects the aliases of entries and the redirects of the configuration. It reports and leaves out those that may not be published. */
export function requestedRedirects(
  entries: readonly AddressedEntry[],
  context: PlanContext,
): readonly RequestedRedirect[] {
  const aliases = entries.flatMap(({ head, path }) =>
    (head.frontMatter.aliases ?? []).map((alias, index) => ({
      from: alias,
      to: path,
      place: placeOfItem(head, 'aliases', index),
    })),
  );
  const configured = context.config.redirects.map(({ from, to }, index) => ({
    from,
    to,
    place: context.placeInConfig(`redirects[${index}]`),
    field: `redirects[${index}]`,
  }));
  return [...aliases, ...configured].flatMap(request => checkRequest(request, context) ?? []);
}

type RawRedirect = Omit<RequestedRedirect, 'suffix'>;

function checkRequest(request: RawRedirect, context: PlanContext): RequestedRedirect | undefined {
  const from = checkFrom(request, context);
  const target = checkTo(request, context);
  if (from === undefined || target === undefined) return undefined;
  if (encodedLength(from) + encodedLength(request.to) > LONGEST_REDIRECT)
    return reportLength(request, context);
  return { ...request, from, ...target };
}

/** Cloudflare reads 1,000 characters of a redirect, nginx 4,096 of an address. This leaves room for the base URL and for encoding. */
const LONGEST_REDIRECT = 800;

function encodedLength(pathOrUrl: string): number {
  return new URL(pathOrUrl, 'https://example.com').href.length;
}

function reportLength({ place, field }: RawRedirect, { report }: PlanContext): undefined {
  report({
    severity: 'error',
    code: 'redirect/too-long',
    message: `A redirect has more than ${LONGEST_REDIRECT} characters, which is more than some hosts read`,
    place,
    hint: `${inField(field, 'to')}Shorten the paths, or the address that it leads to.`,
  });
}

function checkFrom({ from, place, field }: RawRedirect, { report }: PlanContext): string | undefined {
  const path = readPagePath(from);
  const problem = checkPath(path);
  if (problem === undefined) return path;
  report({
    severity: severityOf({ field }),
    code: 'redirect/invalid-path',
    message: problem.message,
    place,
    hint: `${inField(field, 'from')}A redirect must begin at a path of this site, such as /old-name.`,
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
    return { to: readPagePath(path), suffix: query + hash };
  }
  report({
    severity: 'error',
    code: 'redirect/unsafe-target',
    message: `A redirect cannot lead to “${to}”`,
    place,
    hint: `${inField(field, 'to')}Write a path of this site (/new-name) or an address that begins with https://.`,
  });
  return undefined;
}

/** Names the field of the configuration, because its value may come from elsewhere. */
export function inField(field: string | undefined, name: string): string {
  return field === undefined ? '' : `The field is \`${field}.${name}\`. `;
}

/** A mistake in an alias is a warning, because the page itself is still published. A mistake in a redirect of the configuration is an error. */
export function severityOf({ field }: { readonly field?: string | undefined }): Diagnostic['severity'] {
  return field === undefined ? 'warning' : 'error';
}
