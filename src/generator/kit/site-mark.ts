import { STATIC_FOLDER } from '../model/paths/project-files.ts';
import { isSvgFile } from '../model/svg.ts';
import type { PlanContext } from '../plan/plan-context.ts';

/** The mark of the site: an SVG file of its sources. */
export interface SiteMark {
  readonly file: string;
  readonly hash: string;
}

/** The logo of the navbar, if it is an SVG among the static files. */
export function siteMarkOf({ config, input }: PlanContext): SiteMark | null {
  const { logo } = config.navbar;
  const file = `${STATIC_FOLDER.slice(0, -1)}${logo}`;
  const asset = logo !== null && isSvgFile(file) ? input.assets.get(file) : undefined;
  return asset === undefined ? null : { file: asset.file, hash: asset.hash };
}
