import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_PARTS, STYLESHEETS } from '../../../templates/contract/assets.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Wording } from '../../model/wording.ts';

/** The browser's first script. This and the other paths are relative to the package. */
export const SCRIPT = 'src/client/main.ts';
/** What the first script imports when the page is idle or touched: Preact and the components that it runs. */
export const SHELL = 'src/client/start-shell.tsx';
/** The script of pages for frames of other sites. */
export const FRAME_SCRIPT = 'src/client/frame.ts';
/** The folder of the style sheets. */
export const THEME = 'src/templates/theme';
/** The folder of the live parts that every site has. */
const PARTS = 'src/client/parts';

/** What to compile, and where to put it. Paths are absolute. */
export interface BundleTask {
  /** The folder of the site: source maps name sources from there. */
  readonly root: string;
  readonly packageRoot: string;
  /** The folder of the compiled files. */
  readonly folder: string;
  readonly features: readonly BrowserFeature[];
  readonly wording: Wording;
}

/** The live parts by their names: absolute paths of their sources. */
export function livePartSources({ packageRoot, features }: BundleTask) {
  const own = LIVE_PARTS.map(name => [name, join(packageRoot, PARTS, `${name}.ts`)] as const);
  return [...byRealPath([...own, ...features.flatMap(({ liveParts }) => Object.entries(liveParts))])];
}

/** The style sheets by their names, in the order in which pages name them: absolute paths of their sources. */
export function stylesheetSources({ packageRoot, features }: BundleTask) {
  const own = STYLESHEETS.map(name => [name, join(packageRoot, THEME, `${name}.css`)] as const);
  return byRealPath([...own, ...features.flatMap(({ stylesheets }) => Object.entries(stylesheets))]);
}

/** The compiler names what it compiles by its real path: the folder of a site or of a theme may be a link. */
function byRealPath(files: readonly (readonly [name: string, file: string])[]): ReadonlyMap<string, string> {
  return new Map(files.map(([name, file]) => [name, realpathSync(file)]));
}
