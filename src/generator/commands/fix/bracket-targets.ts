import { spacedTargetAt } from '../../load/markdown/almost-link.ts';
import type { Place } from '../../model/diagnostic.ts';
import { splitSuffix } from '../../model/paths/split-suffix.ts';
import { type Edit, linesOf } from './edits.ts';
import { fileOf } from './moved-links.ts';

interface BracketTargetsInput {
  readonly file: string;
  readonly text: string;
  /** Where the check reports an address with a space. */
  readonly places: readonly Place[];
  readonly exists: (file: string) => boolean;
}

/** Puts angle brackets around addresses with spaces, if they lead to a file. */
export function bracketTargets({ file, text, places, exists }: BracketTargetsInput): readonly Edit[] {
  if (places.length === 0) return [];
  const lines = linesOf(text);
  return places.flatMap(({ line = 1, column = 1 }): Edit[] => {
    const start = (lines[line - 1]?.start ?? 0) + column - 1;
    const target = spacedTargetAt(text, start - 2);
    if (target === undefined) return [];
    const [path] = splitSuffix(target);
    const isThere = ['link', 'image'].some(kind => exists(fileOf(path, kind, file)));
    return isThere ? [{ start, end: start + target.length, text: `<${target}>` }] : [];
  });
}
