import type { ProgramFeatures } from '../load/driver/load-config.ts';
import type { EditorSchema } from '../model/data-kind.ts';

/** The kinds of data files of a site that lists no features. */
export function dataFilesOf({ baseFeatures, defaultFeatures }: ProgramFeatures): readonly EditorSchema[] {
  const kinds = [...baseFeatures, ...defaultFeatures].flatMap(({ definition }) => definition.dataFiles ?? []);
  return [...new Set(kinds)].flatMap(({ editor }) => editor ?? []);
}
