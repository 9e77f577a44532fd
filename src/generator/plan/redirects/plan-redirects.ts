import { decodePath } from '../../../templates/shared/site-path.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import type { Redirect } from '../../model/route.ts';
import { compareText } from '../../model/text/compare-text.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import { likeId } from '../links/like-id.ts';
import { createNearestPath } from '../links/nearest-path.ts';
import { ownPathOf } from '../links/own-path.ts';
import { isOutsideUrl, splitUrl } from '../links/url-parts.ts';
import { readPagePath } from '../links/written-path.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RouteTable } from '../route-table.ts';
import { outputOf } from '../urls.ts';
import {
  duplicateRedirect,
  MOST_REDIRECTS,
  missingAnchor,
  missingTarget,
  type PathOwner,
  redirectCycle,
  shadowingRedirect,
  tooManyRedirects,
} from './redirect-problems.ts';
import type { RequestedRedirect } from './requested-redirects.ts';

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
  const { report } = context;
  const { table } = published;
  const redirected = new Set(requests.map(({ from }) => from));
  const isOwn = (path: string) => redirected.has(path) || isTarget(path, published, context);
  const byFrom = uniqueRequests(
    requests.map(request => withOwnPath(request, isOwn, context)),
    published,
    context,
  );
  const nearest = createNearestPath(() => table.byPath.keys());
  const ends = new Map<RequestedRedirect, RequestedRedirect | undefined>();
  const redirects: Redirect[] = [];
  for (const request of byFrom.values()) {
    const last = followTo(request, byFrom, ends, context);
    if (last === undefined) continue;
    if (isTarget(last.to, published, context)) {
      redirects.push({ from: request.from, to: last.to + last.suffix });
      if (last === request) checkAnchor(last, published, context);
    } else if (last === request) report(missingTarget(last, nearest(last.to)));
  }
  if (redirects.length > MOST_REDIRECTS) report(tooManyRedirects(redirects.length));
  return redirects.sort((a, b) => compareText(a.from, b.from));
}

/** A whole address of this site counts as its path. Other programs may serve the paths that the site does not have. */
function withOwnPath(
  request: RequestedRedirect,
  isOwn: (path: string) => boolean,
  { config }: PlanContext,
): RequestedRedirect {
  if (!isOutsideUrl(request.to)) return request;
  const own = ownPathOf(new URL(request.to).href, config);
  if (own === undefined) return request;
  const { path, query, hash } = splitUrl(own);
  const to = readPagePath(path);
  return isOwn(to) ? { ...request, to, suffix: query + hash } : request;
}

/** The first request for each path. Others, and those from a path with something else, are reported. */
function uniqueRequests(
  requests: readonly RequestedRedirect[],
  published: Published,
  context: PlanContext,
): ReadonlyMap<string, RequestedRedirect> {
  const byFrom = new Map<string, RequestedRedirect>();
  for (const request of requests) {
    const { from, to, suffix } = request;
    const twin = byFrom.get(from);
    if (twin !== undefined) {
      if (to + suffix !== twin.to + twin.suffix) context.report(duplicateRedirect(request, twin));
      continue;
    }
    const owner = from === to ? undefined : ownerOf(from, published, context);
    if (owner === undefined) byFrom.set(from, request);
    else context.report(shadowingRedirect(request, owner));
  }
  return byFrom;
}

function ownerOf(path: string, { table, files }: Published, { assets }: PlanContext): PathOwner | undefined {
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
  { report }: PlanContext,
): RequestedRedirect | undefined {
  const chain = new Set<RequestedRedirect>();
  let last = first;
  for (let step: RequestedRedirect | undefined = first; step !== undefined; step = byFrom.get(step.to)) {
    last = step;
    if (ends.has(step) || chain.has(step)) break;
    chain.add(step);
  }
  const isCycle = chain.has(last) && byFrom.has(last.to);
  if (isCycle) report(redirectCycle(last, [...chain].slice([...chain].indexOf(last) + 1)));
  const end = ends.has(last) ? ends.get(last) : isCycle ? undefined : last;
  for (const step of chain) ends.set(step, end);
  return end;
}

function isTarget(to: string, { table, files }: Published, { assets }: PlanContext): boolean {
  return (
    isOutsideUrl(to) ||
    table.byPath.has(to) ||
    files.has(to) ||
    assets.publish(STATIC_FOLDER + to.slice(1)) !== undefined
  );
}

/** Reports an anchor that the page of an entry does not have. */
function checkAnchor(redirect: RequestedRedirect, { table }: Published, { report }: PlanContext): void {
  const head = table.byPath.get(redirect.to)?.entry?.head;
  const id = decodePath(splitUrl(redirect.suffix).hash.slice(1));
  if (head === undefined || id === '' || id === 'top' || head.ids.includes(id)) return;
  report(missingAnchor(redirect, id, likeId(head.ids, id) ?? nearestName(id, head.ids)));
}
