import type { ShellData } from '../templates/contract/shell.ts';
import { isShown, readDismissed } from './announcement.ts';
import { createStore, type Store } from './create-store.ts';
import { readPreferredVersion } from './preferred-version.ts';
import type { SafeStorage } from './storage.ts';

/** The store of the visitor's choices, but for the colour mode, which does not wait for the shell. */
export interface Choices {
  readonly isAnnouncementShown: boolean;
  readonly preferredVersion: string | null;
}

/** Reads earlier choices; `now` in milliseconds. */
export function createChoices(
  { announcement, docsVersions = [] }: Pick<ShellData, 'announcement' | 'docsVersions'>,
  storage: SafeStorage,
  now: number,
): Store<Choices> {
  return createStore<Choices>({
    isAnnouncementShown: announcement !== undefined && isShown(announcement, readDismissed(storage), now),
    preferredVersion: readPreferredVersion(storage, docsVersions),
  });
}
