import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { inField, type RequestedRedirect, severityOf } from './requested-redirects.ts';

/** The number that Cloudflare reads; Vercel reads 2,048. */
export const MOST_REDIRECTS = 2000;

/** More redirects than some hosts read. */
export function tooManyRedirects(count: number): Diagnostic {
  return {
    severity: 'warning',
    code: 'redirect/too-many',
    message: `The site has ${count} redirects, and some hosts read only the first ${MOST_REDIRECTS}`,
    hint: 'Remove old aliases. The others still work, because the build also writes a page at each old address.',
  };
}

/** Two redirects from one path to different targets. */
export function duplicateRedirect(request: RequestedRedirect, twin: RequestedRedirect): Diagnostic {
  return {
    severity: severityOf(request),
    code: 'redirect/duplicate',
    message: `“${request.from}” leads to “${request.to}” here and to “${twin.to}” elsewhere`,
    place: request.place,
    hint: `${inField(request.field, 'from')}Keep one of them.`,
    related: [{ ...twin.place, message: 'the other redirect' }],
  };
}

/** What else is published at the path of a redirect. What has a noun can be moved. */
export interface PathOwner {
  readonly kind: string;
  readonly noun?: string;
  readonly source?: Place | undefined;
}

/** A redirect from the path of a page or a file: only one of the two would work. */
export function shadowingRedirect(request: RequestedRedirect, { kind, noun, source }: PathOwner): Diagnostic {
  const { from, place, field } = request;
  return {
    severity: severityOf(request),
    code: 'redirect/shadows-page',
    message: `A redirect begins at “${from}”, which is the address of a ${kind}`,
    place,
    hint: `${inField(field, 'from')}Remove the redirect${noun === undefined ? '' : `, or move the ${noun}`}.`,
    ...(source && { related: [{ ...source, message: `the ${noun}` }] }),
  };
}

/** Redirects that lead to one another, in their order. */
export function redirectCycle(first: RequestedRedirect, others: readonly RequestedRedirect[]): Diagnostic {
  const cycle = [first, ...others];
  const shown = cycle.slice(0, MEMBERS_SHOWN).map(({ from }) => from);
  const rest = cycle.length > MEMBERS_SHOWN ? ['…'] : [];
  const steps = [...shown, ...rest, first.from].join(' → ');
  return {
    severity: 'error',
    code: 'redirect/cycle',
    message:
      cycle.length === 1 ? `A redirect leads to itself: ${steps}` : `Redirects form a circle: ${steps}`,
    place: first.place,
    hint: `${inField(first.field, 'to')}Make one of them lead to a page.`,
  };
}

const MEMBERS_SHOWN = 20;

/** A redirect to nothing that the site publishes; `nearest` is the path that may be meant. */
export function missingTarget(
  { from, to, place, field }: RequestedRedirect,
  nearest: string | undefined,
): Diagnostic {
  return {
    severity: 'error',
    code: 'redirect/missing-target',
    message: `“${from}” leads to “${to}”, which does not exist`,
    place,
    hint: `${inField(field, 'to')}${nearest === undefined ? 'Make it lead to a page of this site.' : `Did you mean “${nearest}”?`}`,
  };
}

/** The redirect still leads to the page. */
export function missingAnchor(
  { from, to, place, field }: RequestedRedirect,
  id: string,
  meant: string | undefined,
): Diagnostic {
  return {
    severity: 'warning',
    code: 'redirect/missing-anchor',
    message: `“${from}” leads to an anchor that ${to} does not have: “#${id}”`,
    place,
    hint: `${inField(field, 'to')}${meant === undefined ? 'Leave the anchor out, or write one that the page has.' : `Did you mean “#${meant}”?`}`,
  };
}
