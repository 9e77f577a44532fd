import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { join } from 'node:path/posix';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { posixPath } from '../../model/paths/posix-path.ts';

/** Reports the files that features name for the browser and that do not exist. The compiler would report them in files of the program. */
export function checkPartFiles(features: readonly BrowserFeature[]): readonly Diagnostic[] {
  return features.flatMap(feature =>
    [...new Set(filesOf(feature))]
      .filter(file => !existsSync(file))
      .map(file => missingFile(feature.name, join(feature.place, posixPath(relative(feature.folder, file))))),
  );
}

function filesOf({
  pages,
  inlineScripts,
  stylesheets,
  liveParts,
  slots,
  ...main
}: BrowserFeature): readonly string[] {
  const named = [pages, inlineScripts, stylesheets, liveParts, slots].flatMap(files => Object.values(files));
  return [...named, ...main.mainStyles, ...main.otherMediaStyles, ...main.mainScripts];
}

function missingFile(feature: string, file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/missing-file',
    message: `The feature “${feature}” refers to this file, which does not exist`,
    place: { file },
    hint: 'Write its path relative to the file that defines the feature, such as ./client/greeting.ts.',
  };
}
