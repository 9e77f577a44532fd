import type { EditorSchema } from '../model/data-kind.ts';
import type { CommandContext } from './command-context.ts';

/** The kinds of data files of a site that lists no features. */
export function dataFilesOf({
  baseFeatures,
  defaultFeatures,
}: Pick<CommandContext, 'baseFeatures' | 'defaultFeatures'>): readonly EditorSchema[] {
  const kinds = [...baseFeatures, ...defaultFeatures].flatMap(({ definition }) => definition.dataFiles ?? []);
  return [...new Set(kinds)].flatMap(({ editor }) => editor ?? []);
}
