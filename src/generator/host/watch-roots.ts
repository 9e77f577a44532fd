import { dirname } from 'node:path';

/** Which folders and files are handed to the watcher, and what below them is of interest. */
export interface WatchRoots {
  readonly roots: readonly string[];
  readonly isWanted: (path: string) => boolean;
}

/**
 * Chokidar says too early that it is ready when a path is not there. So a missing path is replaced by the nearest folder that is,
 * in which nothing but the wanted paths is looked at.
 */
export function toWatchRoots(paths: readonly string[], isThere: (path: string) => boolean): WatchRoots {
  const present = [...new Set(paths.map(path => nearestThere(path, isThere)))];
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
