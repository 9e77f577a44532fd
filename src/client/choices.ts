import type { ShellData } from '../templates/contract.ts';
import type { ColorState } from '../templates/shell/browser.ts';
import { isShown, readDismissed } from './announcement.ts';
import { type ColorModeBrowser, readColorState } from './color-mode.ts';
import { createStore, type Store } from './create-store.ts';
import { readPreferredVersion } from './preferred-version.ts';
import type { SafeStorage } from './storage.ts';

/** The store of the visitor's choices. */
export interface Choices {
  readonly color: ColorState;
  readonly isAnnouncementShown: boolean;
  readonly preferredVersion: string | null;
}

/** Reads earlier choices; `now` in milliseconds. */
export function createChoices(
  settings: Pick<ShellData, 'colorMode' | 'announcement' | 'docsVersions'>,
  browser: Pick<ColorModeBrowser, 'root' | 'prefersDark'> & {
    readonly storage: SafeStorage;
    readonly now: number;
  },
): Store<Choices> {
  const { announcement, docsVersions = [] } = settings;
  return createStore<Choices>({
    color: readColorState(settings.colorMode, browser),
    isAnnouncementShown:
      announcement !== undefined && isShown(announcement, readDismissed(browser.storage), browser.now),
    preferredVersion: readPreferredVersion(browser.storage, docsVersions),
  });
}
