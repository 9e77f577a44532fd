import type { Collection } from '../../../src/generator/model/collection.ts';
import type { SiteConfig } from '../../../src/generator/model/config.ts';
import type { DataKind, SiteData } from '../../../src/generator/model/data-kind.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';
import type { EntryHead } from '../../../src/generator/model/entry.ts';
import type { AssetFile, Route, SitePlan } from '../../../src/generator/model/route.ts';
import { isOfKind } from '../../../src/generator/plan/page-kinds.ts';
import type { PlanInput } from '../../../src/generator/plan/plan-input.ts';
import { planSite, type SiteInput } from '../../../src/generator/plan/plan-site.ts';
import { pathOf } from '../../../src/generator/plan/urls.ts';
import type { PageKind } from '../../../src/templates/contract/page.ts';
import { DEFAULT_CONFIG } from '../default-config.ts';
import { PAGES, type TestFeature, WITH_GUIDES } from '../invented-features.ts';

/** What a test says about an entry; collection and path follow from `file`. */
export type HeadParts = Partial<EntryHead> & Pick<EntryHead, 'file'>;

/** An entry as the load stage would give it: front-matter fields are one a line from line 2 on. */
export function head(parts: HeadParts): EntryHead {
  const [, folder = '', ...rest] = parts.file.split('/');
  const fields = Object.keys(parts.frontMatter ?? {});
  const path = rest.join('/');
  return {
    collection: folder,
    path,
    frontMatter: {},
    fieldLines: Object.fromEntries(fields.map((field, index) => [field, { line: index + 2, column: 1 }])),
    title: parts.frontMatter?.title ?? nameOf(path),
    hasOwnTitle: false,
    headings: [],
    ids: (parts.headings ?? []).map(({ id }) => id),
    references: [],
    excerpt: '',
    readingMinutes: 1,
    ...parts,
  };
}

/** An entry whose body has one link, at line 7, column 3. */
export function linking(file: string, url: string, kind: 'link' | 'image' = 'link'): EntryHead {
  return head({ file, references: [{ kind, url, line: 7, column: 3 }] });
}

/** A configuration with the defaults of the program; a field that is given replaces the whole of its group's fields. */
export function config(
  parts: { readonly [Key in keyof SiteConfig]?: Partial<SiteConfig[Key]> } = {},
): SiteConfig {
  const merged = Object.entries(DEFAULTS).map(([key, value]) => {
    const given = parts[key as keyof SiteConfig];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [key, given === undefined ? value : isGroup ? { ...value, ...(given as object) } : given];
  });
  return Object.fromEntries(merged) as SiteConfig;
}

/** What the files of a kind say. */
interface SaidItems {
  readonly kind: DataKind<unknown>;
  readonly items: readonly unknown[];
}

/** What the files of a kind say, typed by the kind. */
export function said<Item>(kind: DataKind<Item>, items: readonly Item[]): SaidItems {
  return { kind, items };
}

/** What the data files of a site say: nothing, but for these. */
export function siteData(...all: readonly SaidItems[]): SiteData {
  return {
    // `said` has the type of each kind.
    of: <Item>(kind: DataKind<Item>) => (all.find(one => one.kind === kind)?.items ?? []) as readonly Item[],
  };
}

/** A file that is no entry. */
export function asset(file: string, parts: Partial<AssetFile> = {}): AssetFile {
  return { file, hash: '0123456789abcdef', ...parts };
}

/** A site for a test. A string is an entry without anything but its file. */
export interface TestSite {
  readonly entries: readonly (EntryHead | string)[];
  readonly assets?: readonly AssetFile[];
  readonly input?: Partial<PlanInput>;
  readonly data?: SiteData;
  readonly config?: SiteConfig;
  /** Without any the site has invented guides. */
  readonly features?: readonly TestFeature[];
}

/** A site, or its entries alone. */
export type TestEntries = TestSite | readonly (EntryHead | string)[];

/** The plan of a small site, on 1 June 2025. */
export function plan(site: TestEntries): SitePlan {
  const { entries, assets = [], input = {}, data = siteData(), ...rest } = toSite(site);
  const { config: given = config(), features = [WITH_GUIDES] } = rest;
  const collections = [PAGES, ...features.flatMap(feature => feature.collections)];
  const heads = entries.map(entry =>
    inCollection(typeof entry === 'string' ? head({ file: entry }) : entry, collections),
  );
  const planInput: SiteInput = {
    collections,
    parts: features.map(({ part }, index) => ({
      feature: `feature-${index}`,
      place: { file: 'site.config.ts', line: index + 1 },
      plan: part,
    })),
    entries: heads,
    svgReports: new Map(),
    assets: new Map(assets.map(file => [file.file, file])),
    contentFiles: [...heads, ...assets].map(({ file }) => file).sort(),
    refusedFiles: new Set(),
    lastUpdated: new Map(),
    now: Date.parse('2025-06-01T00:00:00Z'),
    pictures: 'as they are',
    includeDrafts: false,
    placeInConfig: () => ({ file: 'site.config.ts' }),
    ...input,
  };
  return planSite(planInput, data, given);
}

/** `plan` and `mistakeIn` for sites with these features. */
export function planning(...features: readonly TestFeature[]) {
  const withFeature = (site: TestEntries) => ({ features, ...toSite(site) });
  return {
    plan: (site: TestEntries) => plan(withFeature(site)),
    mistakeIn: (site: TestEntries) => mistakeIn(withFeature(site)),
  };
}

/** The path of an entry by its file, among collections. */
export function pathIn(collections: readonly Collection[], file: string, frontMatter = {}): string {
  const collection = collectionOf(file, collections);
  if (collection === undefined) throw new Error(`${file} is of no collection`);
  return pathOf(head({ file, frontMatter }), collection);
}

/** The one diagnostic of a site that has one mistake. */
export function mistakeIn(site: TestEntries): Diagnostic | undefined {
  const { diagnostics } = plan(site);
  if (diagnostics.length === 1) return diagnostics[0];
  throw new Error(`Expected one diagnostic, got ${JSON.stringify(diagnostics, null, 2)}`);
}

function toSite(site: TestEntries): TestSite {
  // An array has a property `entries` too, so the compiler needs to be told.
  return Array.isArray(site) ? { entries: site } : (site as TestSite);
}

/** A route by its path and kind. */
export function routeAt<Content>(
  { routes }: SitePlan,
  path: string,
  kind: PageKind<Content>,
): Route & { readonly content: Content } {
  const route = routes.find(candidate => candidate.path === path);
  if (route === undefined || !isOfKind(route, kind))
    throw new Error(`${path} is ${route?.kind ?? 'not there'}, not ${kind.name}`);
  return route;
}

/** Every path of a site. */
export function pathsOf({ routes }: SitePlan): readonly string[] {
  return routes.map(({ path }) => path);
}

function inCollection(head: EntryHead, collections: readonly Collection[]): EntryHead {
  const collection = collectionOf(head.file, collections)?.name ?? head.collection;
  return { ...head, collection };
}

function collectionOf(file: string, collections: readonly Collection[]): Collection | undefined {
  return collections.find(({ folders }) => folders.some(folder => file.startsWith(folder)));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

const DEFAULTS: SiteConfig = { ...DEFAULT_CONFIG, url: 'https://example.com' };
