import type { SafeStorage } from '@mapwright/site/live';

/** The chosen tab of each group. */
export interface TabChoices {
  readonly get: (group: string) => string | null;
  readonly choose: (group: string, value: string) => void;
}

const PREFIX = 'tabs.';

/** Remembers them from page to page and from visit to visit. */
export function createTabChoices(storage: SafeStorage): TabChoices {
  const chosen = new Map<string, string>();
  return {
    get: group => chosen.get(group) ?? storage.get(PREFIX + group),
    choose: (group, value) => {
      storage.set(PREFIX + group, value);
      chosen.set(group, value);
    },
  };
}

/** The current position in a list of tabs when the visitor presses a key. */
export interface TabPlace {
  readonly current: number;
  readonly count: number;
  /** Whether the first tab is the rightmost. */
  readonly isRightToLeft: boolean;
}

/** The index of the tab that a key moves to, in a list that wraps around; `null` for any other key. */
export function tabAfterKey(key: string, { current, count, isRightToLeft }: TabPlace): number | null {
  if (count === 0) return null;
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
