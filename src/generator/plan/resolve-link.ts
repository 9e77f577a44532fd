import { dirname, join, relative } from 'node:path/posix';
import { decodePath } from '../../templates/shared/site-path.ts';
import type { EntryHead } from '../model/entry.ts';
import { brokenAnchor, brokenLink, type LinkProblem, wrongCase } from './link-problem.ts';
import type { LinkResolution } from './plan-part.ts';
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
  const scheme = links.schemes.get(schemeOf(url));
  if (scheme !== undefined) return scheme(url);
  if (isOutsideUrl(url)) return { href: encodeUrl(url), isExternal: true };
  if (isContactUrl(url)) return { href: encodeUrl(url), isExternal: false };
  if (isUnsafeUrl(url)) return { problem: unsafe(url) };
  const parts = splitUrl(url);
  const target = parts.path === '' ? { ...origin, href: '' } : findTarget(parts.path, origin, links);
  const written = () => writtenUrl(url, origin);
  if (target === undefined) return { problem: explain(written(), parts, origin, links) };
  return withSuffix(written, parts, target, links);
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
  if (head !== undefined && id !== '' && id !== 'top' && !links.hasId(head, id)) {
    return { problem: brokenAnchor(written(), { id, path, ids: head.ids }, links.nearestName) };
  }
  return { href: href + suffix, isExternal };
}

function findTarget(path: string, origin: LinkOrigin, links: SiteLinks): LinkTarget | undefined {
  if (path.startsWith('/'))
    return isMarkdown(path) ? links.ofFile(fileOf(path, origin)) : links.atPath(readPath(path));
  const file = fileOf(path, origin);
  const found = links.ofFile(file);
  if (found !== undefined || isMarkdown(path)) return found;
  return (
    links.ofFile(`${file}.md`) ?? links.ofFile(`${file}/index.md`) ?? links.atPath(siblingPath(path, origin))
  );
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
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
  const twin = links.fileInOtherCase(path.startsWith('/') && !isFile ? `content/static${path}` : file);
  if (twin !== undefined) return wrongCase(url, twin);
  const nearest = isFile ? links.nearestFile(file) : links.nearestPath(wanted);
  return brokenLink(url, nearest === undefined || !isFile ? nearest : spellFile(nearest, path, origin));
}

/** The path of a file as the writer of `path` would write it. */
function spellFile(file: string, path: string, origin: LinkOrigin): string {
  return path.startsWith('/')
    ? file.slice('content'.length)
    : relative(dirname(origin.includedFile ?? origin.file), file);
}

function hiddenTarget(url: string, reason: string): LinkProblem {
  return {
    code: 'link/missing-target',
    message: `The link "${url}" leads to a page that ${reason}`,
    hint: 'Publish that page, or remove the link until then.',
  };
}

function unsafe(url: string): LinkProblem {
  return {
    code: 'link/unsafe-url',
    message: `The address "${url}" is not allowed`,
    hint: 'Write a path of this site, or an address that begins with https://, mailto: or tel:.',
  };
}
