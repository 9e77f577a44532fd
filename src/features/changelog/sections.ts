import type { Words } from '@mapwright/site/feature';
import type { ChangeKind } from './contract.ts';

/** The kinds of change in the order that lists use. */
export const CHANGE_KINDS = [
  'Added',
  'Changed',
  'Fixed',
  'Security',
] as const satisfies readonly ChangeKind[];

/** The headings of the sections that list changes, by kind of change. */
export function kindHeadings({ changelog }: Pick<Words, 'changelog'>): Readonly<Record<ChangeKind, string>> {
  const { added, changed, fixed, security } = changelog;
  return { Added: added, Changed: changed, Fixed: fixed, Security: security };
}

/** Headings of level 2 with a meaning in a release: the kinds of change, and what readers must do. */
export function releaseSectionsIn(words: Pick<Words, 'changelog'>): readonly string[] {
  return [...Object.values(kindHeadings(words)), words.changelog.migration];
}
