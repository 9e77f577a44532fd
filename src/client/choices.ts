import type { AnnouncementData, ColorModeData } from '../templates/contract.ts';
import type { ColorState } from '../templates/shell/browser.ts';
import { isShown, readDismissed } from './announcement.ts';
import { type ColorModeBrowser, readColorState } from './color-mode.ts';
import { createStore, type Store } from './create-store.ts';
import type { SafeStorage } from './storage.ts';

/** What the visitor has chosen: the one store of it. */
export interface Choices {
  readonly color: ColorState;
  readonly isAnnouncementShown: boolean;
  /** The value of each tab group that was chosen on this visit. */
  readonly tabs: Readonly<Record<string, string>>;
}

/** Reads what was chosen before; `now` in milliseconds. */
export function createChoices(
  settings: { readonly colorMode: ColorModeData; readonly announcement?: AnnouncementData },
  browser: Pick<ColorModeBrowser, 'root' | 'prefersDark'> & {
    readonly storage: SafeStorage;
    readonly now: number;
  },
): Store<Choices> {
  const { announcement } = settings;
  return createStore<Choices>({
    color: readColorState(settings.colorMode, browser),
    isAnnouncementShown:
      announcement !== undefined && isShown(announcement, readDismissed(browser.storage), browser.now),
    tabs: {},
  });
}
