import type { SiteConfig } from '../../model/config.ts';
import type { EntryHead } from '../../model/entry.ts';
import { encodePath } from '../../model/paths/encode-path.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { splitSuffix } from '../../model/paths/split-suffix.ts';
import type { NearestName } from '../../model/text/nearest-name.ts';
import type { AddressedSite } from '../address-site.ts';
import type { PlanContext } from '../plan-context.ts';
import { NOT_FOUND_PATH } from '../plan-not-found.ts';
import type { LinkResolution, ResolveReference } from '../plan-part.ts';
import { createNamedPages, type NamedPages } from './named-pages.ts';
import { createNearestPath, type NearestPath } from './nearest-path.ts';
import { firstFolderOf, ownPathOf } from './own-path.ts';
import { isOutsideUrl } from './url-parts.ts';
import { readPagePath } from './written-path.ts';

/** The target of a path or a source file. A page has a `path`, and if it is an entry's, a `head` too. `hash` comes from a redirect. */
export interface LinkTarget {
  readonly href: string;
  readonly path?: string;
  readonly head?: EntryHead;
  readonly hash?: string;
  readonly isExternal?: boolean;
}

/** Everything on the site that a link may lead to. */
export interface SiteLinks {
  /** What is published at a path, as a writer writes it. Redirects are followed. */
  readonly atPath: (path: string) => LinkTarget | undefined;
  /** The page whose path differs from this one at most in case: some programs write all addresses in lower case. */
  readonly atPathInAnyCase: (path: string) => LinkTarget | undefined;
  /** The path on this site of a URL with a host; `undefined` if it is that of another site. */
  readonly ownPath: (url: string) => string | undefined;
  /** Whether a path is like those of pages, in a folder that has pages. Other programs may serve other folders of the host. */
  readonly hasPagesBeside: (path: string) => boolean;
  /** The page or the published copy of a source file (NFC). */
  readonly ofFile: (file: string) => LinkTarget | undefined;
  readonly folderOf: PlanContext['folderOf'];
  /** The base path of the pages in a file's collection: `/docs`. */
  readonly baseOf: (file: string) => string | undefined;
  /** The URL at which readers can see a file of the repository; absent if the configuration does not name one. */
  readonly repositoryHref?: (file: string) => string;
  /** Whether the page of an entry has an element with this id. */
  readonly hasId: (head: EntryHead, id: string) => boolean;
  /** The functions that resolve links of the features' schemes. */
  readonly schemes: ReadonlyMap<string, (url: string) => LinkResolution>;
  /** The functions that resolve references of the features' kinds. */
  readonly references: ReadonlyMap<string, ResolveReference>;
  /** The pages that a name in double brackets may mean. */
  readonly named: NamedPages;
  /** Why an entry with this path or file is not published. */
  readonly hidingReason: (pathOrFile: string) => string | undefined;
  /** The file below `content/` whose name differs only in case. */
  readonly fileInOtherCase: (file: string) => string | undefined;
  /** The file, or a folder that contains it, if it is there but cannot be published. */
  readonly refusedAt: (file: string) => string | undefined;
  readonly nearestName: NearestName;
  readonly nearestPath: NearestPath;
  readonly nearestFile: NearestPath;
  /** Among the files that are not pages. */
  readonly nearestAsset: NearestPath;
}

/** Indexes everything that links may lead to. */
export function createSiteLinks(site: AddressedSite, context: PlanContext): SiteLinks {
  const { table, entries, redirects, parts, generated } = site;
  const { assets, href, input } = context;
  const redirectOf = new Map(redirects.map(redirect => [redirect.from, redirect.to]));
  const entryOfFile = new Map(entries.all.map(entry => [entry.head.file.normalize('NFC'), entry]));
  let byLowerCase: ReadonlyMap<string, string> | undefined;
  let folders: ReadonlySet<string | undefined> | undefined;
  const idSets = new Map<EntryHead, ReadonlySet<string>>();

  const pageAt = (path: string): LinkTarget | undefined => {
    const draft = table.byPath.get(path);
    return draft && (draft.entry ?? { href: href(path), path });
  };
  const known = (path: string): LinkTarget | undefined => {
    const to = redirectOf.get(path);
    if (to !== undefined) return targetOfRedirect(to, known);
    return (
      pageAt(path) ??
      assets.publish(STATIC_FOLDER + path.slice(1)) ??
      (generated.has(path) ? { href: href(path) } : undefined)
    );
  };
  return {
    atPath: path => known(path) ?? known(readPagePath(path)),
    atPathInAnyCase: path => {
      byLowerCase ??= new Map([...table.byPath.keys()].map(key => [key.toLowerCase(), key]));
      return known(byLowerCase.get(readPagePath(path).toLowerCase()) ?? path);
    },
    ownPath: url => ownPathOf(url, context.config),
    hasPagesBeside: path => {
      const folder = /\.(?!html$)[^./]*$/.test(path) ? undefined : firstFolderOf(path);
      if (folder === undefined) return false;
      folders ??= new Set([...table.byPath.keys()].map(firstFolderOf));
      return folders.has(folder);
    },
    ofFile: file => entryOfFile.get(file) ?? assets.publish(file),
    folderOf: context.folderOf,
    baseOf: file =>
      input.collections.find(({ folders }) => folders.some(folder => file.startsWith(folder)))?.baseOf(file),
    ...repositoryHrefIn(context.config),
    hasId: (head, id) => {
      if (head.ids.length <= FEW_IDS) return head.ids.includes(id);
      const ids = idSets.get(head) ?? new Set(head.ids);
      idSets.set(head, ids);
      return ids.has(id);
    },
    schemes: new Map(parts.flatMap(part => Object.entries(part.links ?? {}))),
    references: new Map(parts.flatMap(part => Object.entries(part.references ?? {}))),
    named: createNamedPages(entries.all),
    hidingReason: key => entries.hidden.get(key),
    fileInOtherCase: assets.differsInCase,
    refusedAt: assets.refusedAt,
    nearestAsset: assets.nearest,
    nearestName: context.nearestName,
    nearestPath: createNearestPath(() => [...table.byPath.keys()].filter(path => path !== NOT_FOUND_PATH)),
    nearestFile: createNearestPath(() => input.contentFiles),
  };
}

/** The URL of a file at the host of the repository: by `repository`, or by the edit URLs of GitHub and GitLab. */
function repositoryHrefIn({ repository, editUrl }: SiteConfig): Pick<SiteLinks, 'repositoryHref'> {
  const pattern =
    repository ?? (editUrl !== null && /\/edit\//.test(editUrl) ? editUrl.replace('/edit/', '/blob/') : null);
  if (pattern === null) return {};
  return { repositoryHref: file => pattern.replaceAll('{file}', () => encodePath(file)) };
}

/** Up to this number of ids, searching the list is cheaper than making a set. */
const FEW_IDS = 16;

function targetOfRedirect(
  to: string,
  known: (path: string) => LinkTarget | undefined,
): LinkTarget | undefined {
  if (isOutsideUrl(to)) return { href: to, isExternal: true };
  const [path, suffix] = splitSuffix(to);
  const target = known(path);
  return target && { ...target, hash: suffix };
}
