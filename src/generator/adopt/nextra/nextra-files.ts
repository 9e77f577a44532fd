import { filesBelow, type OldProject } from '../old-project.ts';
import { HOST_FILE } from '../redirects-file.ts';
import { isMedia, placeStaticFiles, type StaticFiles } from '../static-place.ts';
import type { NextraConfig } from './nextra-config.ts';
import type { PageTree } from './nextra-pages.ts';

/** Files of `public/` keep their address; those that pages import had one with a hash, and get one below `/images`. */
export function staticFiles(
  project: OldProject,
  { home }: NextraConfig,
  trees: readonly PageTree[],
): StaticFiles {
  const own = filesBelow(project, `${home}public/`)
    .filter(file => !HOST_FILE.test(file))
    .map(file => ({ from: `${home}public/${file}`, address: `/${file}`, names: [`/public/${file}`] }));
  const imported = trees.flatMap(({ prefix }) =>
    filesBelow(project, prefix)
      .filter(file => isMedia(file) && !/\.(?:json|txt|ico)$/.test(file))
      .map(file => ({
        from: prefix + file,
        address: `/images/${file.replaceAll(/[[\]()]/g, '')}`,
        names: [`/${prefix.slice(home.length)}${file}`],
      })),
  );
  return placeStaticFiles([...own, ...imported]);
}
