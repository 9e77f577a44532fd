import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import { type Pack, type PackMember, packsOf, type Share } from '../../model/pack.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import type { Route } from '../../model/route.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { createPackExchange } from './pack-exchange.ts';
import type { PageReadings } from './page-readings.ts';

/** Rendered pages, as machines share them. Unlike entries they are in no memo: the output folder holds them. */
export interface SharedPages {
  /** Takes pages that others have rendered. Gives those that are left, as they should be rendered. */
  readonly fetch: (
    wanted: ReadonlyMap<Route, string>,
    onPage: (route: Route, page: SharedDocument) => void,
  ) => Promise<readonly Route[]>;
  /** How many pages a share has, and those that no machine has rendered. */
  readonly ofShare: (share: Share) => Promise<{ readonly count: number; readonly missing: readonly Route[] }>;
  /** Sends a rendered page, once all others of its pack are there. A page that must not be remembered keeps its pack back. */
  readonly add: (route: Route, page: SharedDocument | undefined) => Promise<void>;
}

interface PageMember extends PackMember {
  readonly route: Route;
}

/** What a browser loads of a page. */
export interface SharedDocument {
  readonly html: string;
  /** The path of the sheet that joins those that it needs besides the main one. */
  readonly joinedSheet?: string;
}

interface SharedPage extends SharedDocument {
  readonly readings: Readonly<Record<string, unknown>>;
}

interface SharedPagesContext {
  readonly cache: SharedCache;
  /** Covers everything that a page depends on. */
  readonly keyOf: (route: Route) => string;
  readonly readings: PageReadings;
}

/** Shares the pages of a project, with what features have read from them. */
export function createSharedPages(
  { plan, fetchBodies }: Project,
  { cache, keyOf, readings }: SharedPagesContext,
): SharedPages {
  const members = plan.routes.map(route => ({ id: idOf(route), key: keyOf(route), route }));
  const packs = packsOf(`pages ${readings.key}`, members);
  const exchange = createPackExchange(packs, {
    cache,
    itemOf: ({ route }: PageMember) => route,
    isValue: isSharedPage,
  });

  return {
    fetch: async (wanted, onPage) => {
      const { touched, left, own } = await exchange.fetch(wanted.keys(), ({ route, key }, page) => {
        const isTaken = readings.give(route, key, page.readings);
        if (isTaken) onPage(route, page);
        return isTaken;
      });
      await prepare(own);
      return routesOf(touched).filter(route => left.has(route));
    },
    ofShare: async share => {
      const { all, missing } = await exchange.packsOf(share);
      await prepare(missing);
      return { count: routesOf(all).length, missing: routesOf(missing) };
    },
    add: (route, page) => exchange.add(route, page && { ...page, readings: readings.take(route.path) }),
  };

  /** Gets the bodies of many pages at once, before they are rendered. */
  async function prepare(some: readonly Pack<PageMember>[]): Promise<void> {
    await fetchBodies?.(routesOf(some).flatMap(({ bodies }) => bodies.map(({ file }) => file)));
  }
}

/** A page is where its source is, so that a share renders what it has loaded. */
function idOf({ source, path }: Route): string {
  return source !== undefined && isMarkdownFile(source) ? source : path;
}

function routesOf(packs: readonly Pack<PageMember>[]): readonly Route[] {
  return packs.flatMap(({ members }) => members.map(({ route }) => route));
}

function isSharedPage(value: unknown): value is SharedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { html, joinedSheet = '', readings } = value as Partial<SharedPage>;
  const isDocument = typeof html === 'string' && typeof joinedSheet === 'string';
  return isDocument && typeof readings === 'object' && readings !== null;
}
