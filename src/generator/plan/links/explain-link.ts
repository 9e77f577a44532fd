import { dirname, relative } from 'node:path/posix';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import {
  brokenLink,
  hiddenTarget,
  type LinkProblem,
  noPage,
  outsideContent,
  refusedFile,
  wrongCase,
} from './link-problem.ts';
import { fileOf, isMarkdown, type LinkOrigin, siblingPath } from './linked-path.ts';
import type { SiteLinks } from './site-links.ts';
import { spellAsset } from './spell-asset.ts';
import type { UrlParts } from './url-parts.ts';
import { readPagePath, readPath } from './written-path.ts';

/** Why a path leads to nothing that the site publishes, and what the writer may have meant. */
export function explainLink(
  url: string,
  { path }: UrlParts,
  origin: LinkOrigin,
  links: SiteLinks,
): LinkProblem {
  const file = fileOf(path, origin);
  const isFile = isMarkdown(path);
  const wanted = path.startsWith('/') ? readPagePath(path) : readPagePath(siblingPath(path, origin));
  const reason = links.hidingReason(isFile ? file : wanted);
  if (reason !== undefined) return hiddenTarget(url, reason);
  if (origin.includedFile === undefined && isOutside(path, file, links)) return outsideContent(url);
  const asset = path.startsWith('/') && !isFile ? STATIC_FOLDER + readPath(path).slice(1) : file;
  const twin = links.fileInOtherCase(asset);
  if (twin !== undefined) return wrongCase(url, twin);
  const refused = links.refusedAt(asset);
  if (refused !== undefined) return refusedFile(url, refused);
  if (!isFile)
    return brokenLink(
      url,
      links.nearestPath(wanted) ?? spellAsset(links.nearestAsset(asset), origin.includedFile ?? origin.file),
    );
  const nearest = links.nearestFile(file);
  if (nearest === file) return noPage(url);
  return brokenLink(url, nearest === undefined ? undefined : spellFile(nearest, path, origin));
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
