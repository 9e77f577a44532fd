import { CONFIG_FILE } from '../../model/paths/project-files.ts';
import type { PlanContext } from '../plan-context.ts';
import { spellAsset } from './spell-asset.ts';

/** What is named, where and how: the noun of the message, the text and the source file that contains it, the source file that it means. */
interface NamedFile {
  readonly noun: 'file' | 'image';
  readonly written: string;
  readonly origin: string;
  readonly file: string;
}

/** The problem with a file that does not exist or cannot be published, or whose name is written in another case. */
export function missingFile(
  { noun, written, origin, file }: NamedFile,
  { assets }: Pick<PlanContext, 'assets'>,
) {
  const twin = assets.differsInCase(file);
  if (twin !== undefined)
    return {
      code: 'link/wrong-case',
      message: `The ${noun} “${written}” and the name of the file differ in case`,
      hint: `Correct the path: the file is called ${twin}.`,
    };
  const code = noun === 'image' ? 'link/missing-image' : 'link/missing-target';
  const refused = assets.refusedAt(file);
  if (refused !== undefined)
    return {
      code,
      message: `The ${noun} “${written}” cannot be published`,
      hint: `The message about ${refused} says why.`,
    };
  if (assets.isFolder(file))
    return {
      code,
      message: `The ${noun} “${written}” is a folder`,
      hint: 'Write the path of a file in it.',
    };
  const nearest = spellAsset(assets.nearest(file), origin);
  // The configuration names files below the static folder alone.
  const isMeant = nearest !== undefined && (origin !== CONFIG_FILE || nearest.startsWith('/'));
  return {
    code,
    message: `The ${noun} “${written}” does not exist`,
    hint: isMeant
      ? `Did you mean “${nearest}”? If not, put the file at ${file}.`
      : `Put the file at ${file}, or correct the path.`,
  };
}
