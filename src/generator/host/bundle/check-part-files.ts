import { relative } from 'node:path';
import { join } from 'node:path/posix';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { isRegularFile } from '../sources/file-access.ts';

/** Reports what features name for the browser and is no file. The compiler would report it in files of the program, or wait for a named pipe. */
export function checkPartFiles(features: readonly BrowserFeature[]): readonly Diagnostic[] {
  return features.flatMap(feature =>
    [...new Set(filesOf(feature))]
      .filter(file => !isRegularFile(file))
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
    message: `The feature “${feature}” refers to this path, but no file is there`,
    place: { file },
    hint: 'Write its path relative to the file that defines the feature, such as ./client/greeting.ts.',
  };
}
