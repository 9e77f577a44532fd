import { decodePath } from '../../../templates/shared/site-path.ts';
import { compareText, type Place } from '../../model/diagnostic.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import type { Redirect } from '../../model/route.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import { likeId } from '../links/like-id.ts';
import { createNearestPath } from '../links/nearest-path.ts';
import { isOutsideUrl, splitUrl } from '../links/url-parts.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RouteTable } from '../route-table.ts';
import { outputOf } from '../urls.ts';
import { inField, type RequestedRedirect, severityOf } from './requested-redirects.ts';

/** What a redirect may lead to, besides static files and other sites. */
export interface Published {
  readonly table: RouteTable;
  /** The addresses of files that the program writes. Subscribers of an old feed follow it. */
  readonly files: ReadonlySet<string>;
}

/** Plans the redirects of the site, each straight to its final target. It reports those that lead nowhere or hide a page. */
export function planRedirects(
  requests: readonly RequestedRedirect[],
  published: Published,
  context: PlanContext,
): readonly Redirect[] {
  const { table } = published;
  const byFrom = uniqueRequests(requests, published, context);
  const nearest = createNearestPath(() => table.byPath.keys());
  const ends = new Map<RequestedRedirect, RequestedRedirect | undefined>();
  const redirects: Redirect[] = [];
  for (const request of byFrom.values()) {
    const last = followTo(request, byFrom, ends, context);
    if (last === undefined) continue;
    if (isTarget(last.to, published, context)) {
      redirects.push({ from: request.from, to: last.to + last.suffix });
      if (last === request) checkAnchor(last, published, context);
    } else if (last === request) reportMissing(last, nearest(last.to), context);
  }
  if (redirects.length > MOST_REDIRECTS) reportNumber(redirects.length, context);
  return redirects.sort((a, b) => compareText(a.from, b.from));
}

/** The number that Cloudflare reads; Vercel reads 2,048. */
const MOST_REDIRECTS = 2000;

function reportNumber(count: number, { report }: PlanContext): void {
  report({
    severity: 'warning',
    code: 'redirect/too-many',
    message: `The site has ${count} redirects, and some hosts read only the first ${MOST_REDIRECTS}`,
    hint: 'Remove old aliases. The others still work, because the build also writes a page at each old address.',
  });
}

function uniqueRequests(
  requests: readonly RequestedRedirect[],
  published: Published,
  context: PlanContext,
): ReadonlyMap<string, RequestedRedirect> {
  const byFrom = new Map<string, RequestedRedirect>();
  for (const request of requests) {
    const twin = byFrom.get(request.from);
    if (twin !== undefined) reportDuplicate(request, twin, context);
    else if (!reportShadowed(request, published, context)) byFrom.set(request.from, request);
  }
  return byFrom;
}

function reportDuplicate(request: RequestedRedirect, twin: RequestedRedirect, { report }: PlanContext): void {
  if (request.to + request.suffix === twin.to + twin.suffix) return;
  report({
    severity: severityOf(request),
    code: 'redirect/duplicate',
    message: `"${request.from}" leads to "${request.to}" here and to "${twin.to}" elsewhere`,
    place: request.place,
    hint: `${inField(request.field, 'from')}Keep one of them.`,
    related: [{ ...twin.place, message: 'the other redirect' }],
  });
}

/** Reports a redirect from the path of a page or a file, because only one of the two would work. Returns whether it is one. */
function reportShadowed(request: RequestedRedirect, published: Published, context: PlanContext): boolean {
  const { from, to, place, field } = request;
  const owner = from === to ? undefined : ownerOf(from, published, context);
  if (owner === undefined) return false;
  const { kind, noun, source } = owner;
  context.report({
    severity: severityOf(request),
    code: 'redirect/shadows-page',
    message: `A redirect begins at "${from}", which is the address of a ${kind}`,
    place,
    hint: `${inField(field, 'from')}Remove the redirect${noun === undefined ? '' : `, or move the ${noun}`}.`,
    ...(source && { related: [{ ...source, message: `the ${noun}` }] }),
  });
  return true;
}

/** What else is published at a path. What has a noun can be moved. */
function ownerOf(
  path: string,
  { table, files }: Published,
  { assets }: PlanContext,
): { readonly kind: string; readonly noun?: string; readonly source?: Place | undefined } | undefined {
  const page = table.atOutput(outputOf(path));
  if (page !== undefined) return { kind: 'page', noun: 'page', source: page.place };
  const file = [outputOf(path), path.slice(1)].map(output => STATIC_FOLDER + output).find(assets.publish);
  if (file !== undefined) return { kind: 'static file', noun: 'file', source: { file } };
  return files.has(path) ? { kind: 'file that the build writes' } : undefined;
}

/**
 * The last redirect of a chain, remembered in `ends` for every step of it. A chain that leads into a cycle has none; the cycle is
 * reported once, at its first member.
 */
function followTo(
  first: RequestedRedirect,
  byFrom: ReadonlyMap<string, RequestedRedirect>,
  ends: Map<RequestedRedirect, RequestedRedirect | undefined>,
  context: PlanContext,
): RequestedRedirect | undefined {
  const chain = new Set<RequestedRedirect>();
  let last = first;
  for (let step: RequestedRedirect | undefined = first; step !== undefined; step = byFrom.get(step.to)) {
    last = step;
    if (ends.has(step) || chain.has(step)) break;
    chain.add(step);
  }
  if (chain.has(last) && byFrom.has(last.to)) reportCycle(cycleIn([...chain], last), context);
  const end = ends.has(last) ? ends.get(last) : byFrom.has(last.to) ? undefined : last;
  for (const step of chain) ends.set(step, end);
  return end;
}

function cycleIn(
  chain: readonly RequestedRedirect[],
  start: RequestedRedirect,
): readonly RequestedRedirect[] {
  return chain.slice(chain.indexOf(start));
}

function reportCycle(cycle: readonly RequestedRedirect[], { report }: PlanContext): void {
  const [first] = cycle;
  if (first === undefined) return;
  const shown = cycle.slice(0, MEMBERS_SHOWN).map(({ from }) => from);
  const rest = cycle.length > MEMBERS_SHOWN ? ['…'] : [];
  const steps = [...shown, ...rest, first.from].join(' → ');
  report({
    severity: 'error',
    code: 'redirect/cycle',
    message:
      cycle.length === 1 ? `A redirect leads to itself: ${steps}` : `Redirects form a circle: ${steps}`,
    place: first.place,
    hint: `${inField(first.field, 'to')}Make one of them lead to a page.`,
  });
}

const MEMBERS_SHOWN = 20;

function isTarget(to: string, { table, files }: Published, { assets }: PlanContext): boolean {
  return (
    isOutsideUrl(to) ||
    table.byPath.has(to) ||
    files.has(to) ||
    assets.publish(STATIC_FOLDER + to.slice(1)) !== undefined
  );
}

function reportMissing(
  { from, to, place, field }: RequestedRedirect,
  nearest: string | undefined,
  { report }: PlanContext,
): void {
  report({
    severity: 'error',
    code: 'redirect/missing-target',
    message: `"${from}" leads to "${to}", which does not exist`,
    place,
    hint: `${inField(field, 'to')}${nearest === undefined ? 'Make it lead to a page of this site.' : `Did you mean "${nearest}"?`}`,
  });
}

/** Reports an anchor that the page of an entry does not have. The redirect still leads to the page. */
function checkAnchor(
  { from, to, suffix, place, field }: RequestedRedirect,
  { table }: Published,
  { report }: PlanContext,
): void {
  const head = table.byPath.get(to)?.entry?.head;
  const id = decodePath(splitUrl(suffix).hash.slice(1));
  if (head === undefined || id === '' || id === 'top' || head.ids.includes(id)) return;
  const meant = likeId(head.ids, id) ?? nearestName(id, head.ids);
  report({
    severity: 'warning',
    code: 'redirect/missing-anchor',
    message: `"${from}" leads to an anchor that ${to} does not have: "#${id}"`,
    place,
    hint: `${inField(field, 'to')}${meant === undefined ? 'Leave the anchor out, or write one that the page has.' : `Did you mean "#${meant}"?`}`,
  });
}
