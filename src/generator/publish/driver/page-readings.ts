import type { Memo } from '../../host/cache/memo.ts';
import { contentBytes } from '../../host/output/content-bytes.ts';
import type { SiteConfig } from '../../model/config.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { OutputContent } from '../../model/output.ts';
import type { FinishedPage, PageFiles } from '../../model/page-files.ts';
import type { Route, SitePlan } from '../../model/route.ts';
import { isInSitemap } from '../../model/sitemap-paths.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { hrefOf } from '../../plan/urls.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import type { LazyFile } from './lazy-files.ts';

/** What features read off finished pages, and the files that they make of it. */
export interface PageReadings {
  /** Whether everything is known that was read off a page under this key; a page that is not known has to be rendered and read. */
  readonly recall: (route: Route, key: string) => boolean;
  readonly read: (route: Route, key: string, html: string) => Promise<void>;
  /** Covers everything that readings depend on besides the pages. */
  readonly key: string;
  /** What was recalled or read of a page, by the names of those who read it; `give` takes it over from another machine, and says whether all is there. */
  readonly take: (path: string) => Readonly<Record<string, unknown>>;
  readonly give: (route: Route, key: string, values: Readonly<Record<string, unknown>>) => boolean;
  /** Every page has been recalled or read. Files are made only if what was read has changed. */
  readonly files: () => Promise<readonly LazyFile[]>;
  /** Whether a file, by its POSIX path in the output folder, is made of pages. */
  readonly owns: (output: string) => boolean;
}

export interface ReadingOptions {
  readonly memo: Memo;
  readonly programHash: string;
  /** Absolute path of the site's folder. */
  readonly root: string;
}

/** The readings of all features that make files from pages, and those of the feeds. */
export function createPageReadings(
  { plan, config }: Pick<Project, 'plan' | 'config'>,
  options: ReadingOptions,
): PageReadings {
  const { programHash } = options;
  const ofFeeds =
    plan.feeds.length > 0 ? [feedFiles(plan, config, path => hrefOf(path, config.baseUrl))] : [];
  const all = [...plan.pageFiles, ...ofFeeds];
  const readers = all.map(pageFiles => createReader(pageFiles, options));
  let files: Promise<readonly LazyFile[]> | undefined;
  return {
    recall: (route, key) => readers.every(({ recall }) => recall(route.path, key)),
    read: async (route, key, html) => {
      const page = finishedPage(route, html, config);
      await Promise.all(readers.map(reader => reader.read(route.path, page, key)));
    },
    key: contentHash(programHash, JSON.stringify(all.map(({ name, key }) => [name, key]))),
    take: path =>
      Object.fromEntries(readers.flatMap(({ name, take }) => take(path).map(value => [name, value]))),
    give: (route, key, values) => {
      const isWhole = readers.every(
        ({ name, isReader }) => !isReader(route.path) || Object.hasOwn(values, name),
      );
      if (isWhole) for (const { name, give } of readers) give(route.path, key, values[name]);
      return isWhole;
    },
    files: () => {
      files ??= Promise.all(readers.map(reader => reader.files(plan))).then(lists => lists.flat());
      return files;
    },
    owns: output => all.some(pageFiles => pageFiles.owns(output)),
  };
}

function finishedPage(route: Route, html: string, config: SiteConfig): FinishedPage {
  const { path, title, description, names = [], layout, visibility } = route;
  const version = layout.type === 'docs' ? layout.versions?.find(({ isCurrent }) => isCurrent) : undefined;
  return {
    path,
    href: hrefOf(path, config.baseUrl),
    title,
    description,
    names,
    isIndexed: visibility.isIndexed,
    isInSitemap: isInSitemap(route, config),
    ...(version !== undefined && { version: version.name }),
    html,
  };
}

function createReader(pageFiles: PageFiles, { memo, programHash, root }: ReadingOptions) {
  const { name, key: own, makeKey = '', concerns = () => true } = pageFiles;
  const remembered = memo.stage<{ readonly value: unknown }>(`${name}-pages`);
  const keyOf = (key: string) => contentHash(programHash, own, key);
  const values = new Map<string, unknown>();
  return {
    name,
    isReader: concerns,
    take: (path: string) => (values.has(path) ? [values.get(path) ?? null] : []),
    give: (path: string, key: string, value: unknown) => {
      if (concerns(path)) keep(path, key, value);
    },
    recall: (path: string, key: string) => {
      if (!concerns(path)) return true;
      const found = remembered.get(keyOf(key));
      if (found !== undefined) values.set(path, found.value);
      return found !== undefined;
    },
    read: async (path: string, page: FinishedPage, key: string) => {
      if (!concerns(path)) return;
      keep(path, key, await pageFiles.read(page));
    },
    files: ({ routes, versions }: SitePlan) => {
      const pages = routes.map(({ path }) => values.get(path)).filter(value => value != null);
      const key = keyOf(JSON.stringify([pages, versions, makeKey]));
      return filesOf({ memo, name, key, root }, () => pageFiles.make(pages, versions));
    },
  };

  function keep(path: string, key: string, value: unknown): void {
    remembered.set(keyOf(key), { value });
    values.set(path, value);
  }
}

/** The names and hashes of the files are remembered, so that a build in which no text has changed makes none of them. */
async function filesOf(
  {
    memo,
    name,
    key,
    root,
  }: Pick<ReadingOptions, 'memo' | 'root'> & { readonly name: string; readonly key: string },
  make: () => ReturnType<PageFiles['make']>,
): Promise<readonly LazyFile[]> {
  const lists = memo.stage<readonly (readonly [output: string, hash: string])[]>(`${name}-files`);
  let made: Promise<ReadonlyMap<string, OutputContent>> | undefined;
  const makeAll = () => {
    made ??= Promise.resolve(make()).then(
      files => new Map(files.map(({ path, content }) => [path, content])),
    );
    return made;
  };
  const list =
    lists.get(key) ??
    [...(await makeAll())].map(
      ([path, content]) => [path, contentHash(contentBytes(content, root))] as const,
    );
  lists.set(key, list);
  return list.map(([output, hash]) => ({
    output,
    key: hash,
    make: async () => {
      const content = (await makeAll()).get(output);
      if (content === undefined) throw new Error(`${output} is remembered, and not made`);
      return { content };
    },
  }));
}
