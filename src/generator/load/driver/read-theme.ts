import { join } from 'node:path';
import { SLOTS } from '../../../templates/shared/slots.ts';
import { readThemeFolder } from '../../host/bundle/theme-folder.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { nearestName } from '../../model/text/nearest-name.ts';

export interface ReadTheme {
  /** The theme as a feature of the bundle; empty if the folder is missing. */
  readonly browser: readonly BrowserFeature[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the theme of a site: its sheets, which every page loads, and its components. `path` is relative to the root. */
export function readTheme(path: string, root: string, place: Place): ReadTheme {
  const folder = join(root, path);
  const theme = readThemeFolder(folder);
  if (theme === null) return { browser: [], diagnostics: [missing(path, place)] };
  const found = theme.slots.map(file => [slotOf(file), file] as const);
  const filled = new Set(theme.slots.map(slotOf));
  const misplaced = theme.components.filter(
    file => Object.hasOwn(SLOTS, slotOf(file)) && !filled.has(slotOf(file)),
  );
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
    diagnostics: [
      ...unknown.map(([name, file]) => unknownSlot(name, join(path, 'slots', file))),
      ...misplaced.map(file => outsideSlots(file, path)),
    ],
  };
}

/** The slot that a component with this file name fills. */
function slotOf(file: string): string {
  return file.replace(/\.[jt]sx$/, '');
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

/** A component that has the name of a slot which the theme does not fill: only those in `slots` do. */
function outsideSlots(file: string, path: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'theme/outside-slots',
    message:
      'This component has the name of a slot, but replaces nothing, because it is not in the folder “slots”',
    place: { file: posixPath(join(path, file)) },
    hint: `Move it to ${posixPath(join(path, 'slots', file))}. If it is a part of other components, give it another name.`,
  };
}
