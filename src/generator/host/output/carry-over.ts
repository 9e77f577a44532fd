import { foldCase } from '../../model/paths/fold-case.ts';
import { MANIFEST, type PublishedFile, printManifest, RETAINED } from './manifest.ts';
import type { PublishedSite } from './published-site.ts';
import type { Staging } from './staging.ts';

/** Hashed assets: their names change with their bytes, so an old and a new one can lie side by side. */
const ASSETS = 'assets/';

/** The published site, and the one that takes files over from it. */
interface Succession {
  readonly site: PublishedSite;
  readonly staging: Staging;
  /** What the build has made. Of files with one name, its own is published. */
  readonly files: ReadonlyMap<string, PublishedFile>;
}

/** Takes over files and folders that no build has made. */
export function carryForeign(
  foreign: ReturnType<PublishedSite['foreign']>,
  { staging, files }: Omit<Succession, 'site'>,
): void {
  const taken = foldedPaths([...files.keys(), MANIFEST, RETAINED]);
  for (const path of foreign.folders) staging.addFolder(path);
  for (const path of foreign.files) if (!taken.has(foldCase(path))) staging.link(path);
}

/** Takes over the assets of the published site, for tabs that are open, and lists them apart from those of the new one. */
export function retainAssets({ site, staging, files }: Succession): void {
  const taken = foldedPaths(files.keys());
  const retained = [...site.files].filter(
    ([path]) => path.startsWith(ASSETS) && !taken.has(foldCase(path)) && site.isIntact(path),
  );
  for (const [path] of retained) staging.link(path);
  if (retained.length > 0) staging.write(RETAINED, Buffer.from(printManifest(new Map(retained))));
}

function foldedPaths(paths: Iterable<string>): ReadonlySet<string> {
  return new Set([...paths].map(foldCase));
}
