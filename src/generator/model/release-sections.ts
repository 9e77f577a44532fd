import type { ChangeKind } from '../../templates/contract.ts';

/** The kinds of change in the order of lists; each is the heading of a release's section. */
export const CHANGE_KINDS = [
  'Added',
  'Changed',
  'Fixed',
  'Security',
] as const satisfies readonly ChangeKind[];

/** The heading of the section that says what readers must do. */
export const MIGRATION = 'Migration';

/** Headings of level 2 that mean something in a release. */
export const RELEASE_SECTIONS: readonly string[] = [...CHANGE_KINDS, MIGRATION];
