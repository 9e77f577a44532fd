import type { ShellData } from '../templates/contract.ts';
import type { ColorState } from '../templates/shell/browser.ts';
import { isShown, readDismissed } from './announcement.ts';
import { type ColorModeBrowser, readColorState } from './color-mode.ts';
import { createStore, type Store } from './create-store.ts';
import { readPreferredVersion } from './preferred-version.ts';
import type { SafeStorage } from './storage.ts';

/** What the visitor has chosen: the one store of it. */
export interface Choices {
  readonly color: ColorState;
  readonly isAnnouncementShown: boolean;
  readonly preferredVersion: string | null;
  /** The value of each tab group that was chosen on this visit. */
  readonly tabs: Readonly<Record<string, string>>;
}

/** Reads what was chosen before; `now` in milliseconds. */
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
    tabs: {},
  });
}
