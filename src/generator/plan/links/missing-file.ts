import type { PlanContext } from '../plan-context.ts';

/** What is named, and how: the noun of the message, the text that names it, the source file that this means. */
interface NamedFile {
  readonly noun: 'file' | 'image';
  readonly written: string;
  readonly file: string;
}

/** The problem with a file that does not exist, or whose name is written in another case. */
export function missingFile({ noun, written, file }: NamedFile, { assets }: Pick<PlanContext, 'assets'>) {
  const twin = assets.differsInCase(file);
  return twin === undefined
    ? {
        code: noun === 'image' ? 'link/missing-image' : 'link/missing-target',
        message: `The ${noun} "${written}" does not exist`,
        hint: `The program looked for it at ${file}.`,
      }
    : {
        code: 'link/wrong-case',
        message: `The ${noun} "${written}" matches a file only if case is ignored`,
        hint: `The file is called ${twin}.`,
      };
}
