import { dirname, join, relative } from 'node:path/posix';
import { decodePath } from '../../../templates/shared/site-path.ts';
import type { EntryHead } from '../../model/entry.ts';
import { firstOf } from '../../model/first-of.ts';
import { isMarkdownFile } from '../../model/markdown-file.ts';
import { STATIC_FOLDER } from '../../model/project-files.ts';
import type { LinkResolution } from '../plan-part.ts';
import { likeId } from './like-id.ts';
import { brokenAnchor, brokenLink, type LinkProblem, unknownName, wrongCase } from './link-problem.ts';
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
import { readPagePath, readPath } from './written-path.ts';
import { type UrlOrigin, writtenUrl } from './written-url.ts';

/** Where a link is written: a source file, and its page if it has one. */
export interface LinkOrigin extends UrlOrigin {
  readonly path: string;
  readonly head?: EntryHead;
}

/** Resolves a URL as a writer writes it. */
export function resolveLink(url: string, origin: LinkOrigin, links: SiteLinks): LinkResolution {
  if (url === '')
    return {
      problem: {
        code: 'link/missing-target',
        message: 'This link has no target',
        hint: 'Write a path or an address.',
      },
    };
  const name = schemeOf(url);
  const scheme = links.schemes.get(name);
  if (scheme !== undefined || name === PAGE) return resolveName(url, scheme?.(url), origin, links);
  if (isOutsideUrl(url)) return { href: encodeUrl(url), isExternal: true };
  if (isContactUrl(url)) return { href: encodeUrl(url), isExternal: false };
  if (isUnsafeUrl(url)) return { problem: unsafe(url) };
  const parts = splitUrl(url);
  const target = parts.path === '' ? { ...origin, href: '' } : findTarget(parts.path, origin, links);
  const written = () => writtenUrl(url, origin);
  if (target === undefined) return { problem: explain(written(), parts, origin, links) };
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

/** A path relative to the address of the page, where other programs give addresses a final slash. */
function belowPage(path: string, { file }: LinkOrigin): string {
  return join(file.normalize('NFC').replace(/\.\w+$/, ''), readPath(path));
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

function isMarkdown(path: string): boolean {
  return isMarkdownFile(path.replace(/\/+$/, ''));
}

/** The source file that a path names: below `content/` if it begins with a slash, else relative to the origin. */
function fileOf(path: string, origin: LinkOrigin): string {
  const decoded = readPath(path);
  return decoded.startsWith('/')
    ? join('content', decoded)
    : join(dirname(origin.file.normalize('NFC')), decoded);
}

/** The path that a browser would request for a relative path on the origin's page. */
function siblingPath(path: string, origin: LinkOrigin): string {
  return join(dirname(origin.path), readPath(path));
}

function explain(url: string, { path }: UrlParts, origin: LinkOrigin, links: SiteLinks): LinkProblem {
  const file = fileOf(path, origin);
  const isFile = isMarkdown(path);
  const wanted = path.startsWith('/') ? readPagePath(path) : readPagePath(siblingPath(path, origin));
  const reason = links.hidingReason(isFile ? file : wanted);
  if (reason !== undefined) return hiddenTarget(url, reason);
  if (origin.includedFile === undefined && isOutside(path, file, links)) return outsideContent(url);
  const twin = links.fileInOtherCase(path.startsWith('/') && !isFile ? STATIC_FOLDER + path.slice(1) : file);
  if (twin !== undefined) return wrongCase(url, twin);
  const nearest = isFile ? links.nearestFile(file) : links.nearestPath(wanted);
  return brokenLink(url, nearest === undefined || !isFile ? nearest : spellFile(nearest, path, origin));
}

/** Whether a relative path leaves everything that the site publishes, but not the project. */
function isOutside(path: string, file: string, links: SiteLinks): boolean {
  if (path.startsWith('/') || file.startsWith('../') || !path.startsWith('../')) return false;
  return links.folderOf(file) === undefined && !file.startsWith(STATIC_FOLDER);
}

/** The path of a file as the writer of `path` would write it. */
function spellFile(file: string, path: string, origin: LinkOrigin): string {
  return path.startsWith('/')
    ? file.slice('content'.length)
    : relative(dirname(origin.includedFile ?? origin.file), file);
}

function outsideContent(url: string): LinkProblem {
  return {
    code: 'link/outside-content',
    message: `The link "${url}" leads to a file outside content/, which the site does not publish`,
    hint: 'Set `repository` in site.config.ts, and the link leads to the file at your host.',
  };
}

function hiddenTarget(url: string, reason: string): LinkProblem {
  return {
    code: 'link/missing-target',
    message: `The link "${url}" leads to a page that ${reason}`,
    hint: 'Publish that page, or remove the link until then.',
  };
}

function unsafe(url: string): LinkProblem {
  const slip = /^(https?):\/?(?=[^/])(.+)$/i.exec(url);
  return {
    code: 'link/unsafe-url',
    message: `The address "${url}" is not allowed`,
    hint: slip
      ? `Did you mean "${slip[1]}://${slip[2]}"?`
      : 'Write a path of this site, or an address that begins with https://, mailto: or tel:.',
  };
}
