import { join } from 'node:path';
import { SLOTS } from '../../../templates/shared/slots.ts';
import { readThemeFolder } from '../../host/bundle/theme-folder.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { nearestName } from '../../model/text/nearest-name.ts';

export interface ReadTheme {
  /** The theme as a feature of the bundle; empty if the site has no theme. */
  readonly browser: readonly BrowserFeature[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the theme of a site: its sheets, which every page loads, and its components. `path` is relative to the root. */
export function readTheme(path: string | null, root: string, place: Place): ReadTheme {
  if (path === null) return { browser: [], diagnostics: [] };
  const folder = join(root, path);
  const theme = readThemeFolder(folder);
  if (theme === null) return { browser: [], diagnostics: [missing(path, place)] };
  const found = theme.slots.map(file => [file.replace(/\.[jt]sx$/, ''), file] as const);
  const unknown = found.filter(([name]) => !Object.hasOwn(SLOTS, name));
  return {
    browser: [
      {
        name: 'theme',
        isOfProgram: false,
        pages: {},
        inlineScripts: {},
        folder,
        place: path.replace(/^\.\//, ''),
        stylesheets: Object.fromEntries(
          theme.sheets.map(file => [`theme-${file.replace(/\.css$/, '')}`, join(folder, file)]),
        ),
        liveParts: {},
        mainStyles: [],
        otherMediaStyles: [],
        mainScripts: [],
        slots: Object.fromEntries(found.map(([name, file]) => [name, join(folder, 'slots', file)])),
      },
    ],
    diagnostics: unknown.map(([name, file]) => unknownSlot(name, join(path, 'slots', file))),
  };
}

function missing(path: string, place: Place): Diagnostic {
  return {
    severity: 'error',
    code: 'theme/missing-folder',
    message: `There is no folder “${path}”`,
    place,
    hint: "Write the path of the theme’s folder from the root of the site, such as theme: './theme'.",
  };
}

function unknownSlot(name: string, file: string): Diagnostic {
  const nearest = nearestName(name, Object.keys(SLOTS));
  return {
    severity: 'error',
    code: 'theme/unknown-slot',
    message: `There is no slot “${name}”`,
    place: { file: posixPath(file) },
    hint:
      nearest === undefined
        ? `The slots are ${Object.keys(SLOTS).join(', ')}. Put other components next to the folder slots.`
        : `Did you mean ${nearest}?`,
  };
}
