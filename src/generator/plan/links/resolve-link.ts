import { dirname, join } from 'node:path/posix';
import { decodePath } from '../../../templates/shared/site-path.ts';
import { firstOf } from '../../model/first-of.ts';
import type { LinkResolution } from '../plan-part.ts';
import { explainLink } from './explain-link.ts';
import { likeId } from './like-id.ts';
import { brokenAnchor, emptyLink, unknownName, unsafeUrl } from './link-problem.ts';
import { belowPage, fileOf, isMarkdown, type LinkOrigin, siblingPath } from './linked-path.ts';
import { namedFiles } from './named-files.ts';
import type { LinkTarget, SiteLinks } from './site-links.ts';
import {
  encodeUrl,
  isContactUrl,
  isOutsideUrl,
  isUnsafeUrl,
  schemeOf,
  splitUrl,
  type UrlParts,
} from './url-parts.ts';
import { readPath } from './written-path.ts';
import { writtenUrl } from './written-url.ts';

/** Resolves a URL as a writer writes it. */
export function resolveLink(url: string, origin: LinkOrigin, links: SiteLinks): LinkResolution {
  if (url === '') return { problem: emptyLink() };
  const name = schemeOf(url);
  const scheme = links.schemes.get(name);
  if (scheme !== undefined || name === PAGE) return resolveName(url, scheme?.(url), origin, links);
  if (isOutsideUrl(url)) return resolveAddress(url, origin, links);
  if (isContactUrl(url)) return { href: encodeUrl(url), isExternal: false };
  if (isUnsafeUrl(url)) return { problem: unsafeUrl(url) };
  const parts = splitUrl(url);
  const target = parts.path === '' ? { ...origin, href: '' } : findTarget(parts.path, origin, links);
  const written = () => writtenUrl(url, origin);
  if (target === undefined) return { problem: explainLink(written(), parts, origin, links) };
  return withSuffix(written, parts, target, links);
}

/** The scheme of names in double brackets. */
const PAGE = 'page';

/** A name that a feature knows, or else a page's. Where both fail, the feature says why: the page may be one that it made. */
function resolveName(
  url: string,
  known: LinkResolution | undefined,
  origin: LinkOrigin,
  links: SiteLinks,
): LinkResolution {
  if (known !== undefined && !('problem' in known)) return known;
  const parts = splitUrl(url.slice(schemeOf(url).length + 1));
  const pages = links.named(parts.path);
  const near = pages.find(({ head }) => dirname(head.file) === dirname(origin.file));
  const page = near ?? (pages.length === 1 ? pages[0] : undefined);
  const resolved: LinkResolution =
    page === undefined
      ? { problem: unknownName(decodePath(parts.path), pages) }
      : withSuffix(() => decodePath(url), parts, page, links);
  return 'problem' in resolved ? (known ?? resolved) : resolved;
}

/** A whole address leads to another site, or to a page of this one: such a link is checked, and works wherever the site is served. */
function resolveAddress(url: string, origin: LinkOrigin, links: SiteLinks): LinkResolution {
  const outside = { href: encodeUrl(url), isExternal: true };
  const own = links.ownPath(url);
  if (own === undefined) return outside;
  const parts = splitUrl(own);
  const target = atPath(readPath(parts.path), links);
  if (target !== undefined) return withSuffix(() => url, parts, target, links);
  if (!links.hasPagesBeside(parts.path)) return outside;
  return { problem: { ...explainLink(url, parts, origin, links), severity: 'warning' } };
}

function withSuffix(
  written: () => string,
  { query, hash }: UrlParts,
  target: LinkTarget,
  links: SiteLinks,
): LinkResolution {
  const { href, path = '', head, isExternal = false } = target;
  const suffix = encodeUrl(query) + (hash === '' ? (target.hash ?? '') : encodeUrl(hash));
  const id = decodePath(hash.slice(1));
  if (head === undefined || id === '' || id === 'top' || links.hasId(head, id))
    return { href: href + suffix, isExternal };
  const meant = likeId(head.ids, id);
  if (meant !== undefined) return { href: href + encodeUrl(`${query}#${meant}`), isExternal };
  return { problem: brokenAnchor(written(), { id, path, ids: head.ids }, links.nearestName) };
}

function findTarget(path: string, origin: LinkOrigin, links: SiteLinks): LinkTarget | undefined {
  const isMarkdownFile = isMarkdown(path);
  if (!path.startsWith('/'))
    return (
      firstFile(fileOf(path, origin), links) ??
      (isMarkdownFile ? undefined : atPath(siblingPath(path, origin), links)) ??
      firstFile(belowPage(path, origin), links) ??
      repositoryFile(fileOf(path, origin), links)
    );
  const found = isMarkdownFile ? firstFile(fileOf(path, origin), links) : atPath(readPath(path), links);
  return found ?? inFolderOf(path, origin, links);
}

function atPath(path: string, links: SiteLinks): LinkTarget | undefined {
  return links.atPath(path) ?? links.atPathInAnyCase(path);
}

function firstFile(path: string, links: SiteLinks): LinkTarget | undefined {
  return firstOf(namedFiles(path), links.ofFile);
}

/** A file outside the site's content, at its repository's host. */
function repositoryFile(file: string, { repositoryHref }: SiteLinks): LinkTarget | undefined {
  if (repositoryHref === undefined || /^(?:content|\.\.)\//.test(file)) return undefined;
  return { href: repositoryHref(file), isExternal: true };
}

/** A path from the root of the folder that the origin's collection has: documentation that had a site to itself is written so. */
function inFolderOf(path: string, { file }: LinkOrigin, links: SiteLinks): LinkTarget | undefined {
  const folder = links.folderOf(file);
  if (folder === undefined) return undefined;
  const named = readPath(path);
  return (
    firstFile(join(folder, named), links) ?? links.atPathInAnyCase(join(links.baseOf(file) ?? '/', named))
  );
}
