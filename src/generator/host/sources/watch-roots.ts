import { dirname } from 'node:path';

/** The folders and files for the watcher, and which paths below them matter. */
export interface WatchRoots {
  readonly roots: readonly string[];
  readonly isWanted: (path: string) => boolean;
}

/**
 * The watcher gets the folders that contain the paths, and looks only at the wanted paths in them. Given a path itself, chokidar reports
 * too early that it is ready if there is none, and hears no more of one that is removed or renamed, even when it comes back.
 */
export function toWatchRoots(paths: readonly string[], isThere: (path: string) => boolean): WatchRoots {
  const present = [...new Set(paths.map(path => nearestThere(dirname(path), isThere)))];
  const roots = present.filter(path => !present.some(other => other !== path && isWithin(path, other)));
  const isWanted = (path: string) => paths.some(wanted => isWithin(path, wanted) || isWithin(wanted, path));
  return { roots, isWanted };
}

function nearestThere(path: string, isThere: (path: string) => boolean): string {
  const parent = dirname(path);
  return isThere(path) || parent === path ? path : nearestThere(parent, isThere);
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
