import type { ShellData } from '../templates/contract/shell.ts';
import type { BrowserServices } from '../templates/shell/browser.ts';
import { storeDismissed } from './announcement.ts';
import type { Choices } from './choices.ts';
import { type Store, slice } from './create-store.ts';
import type { EarlyServices } from './early/start-early-services.ts';
import { createBranchLoader } from './load-branch.ts';
import type { BackHold } from './navigation/hold-back.ts';
import type { Place } from './navigation/place.ts';
import { storePreferredVersion } from './preferred-version.ts';
import type { SafeStorage } from './storage.ts';

export interface ServicesOptions {
  readonly early: EarlyServices;
  readonly shell: ShellData;
  readonly choices: Store<Choices>;
  readonly place: Store<Place>;
  readonly storage: SafeStorage;
  readonly fetch: (url: string) => Promise<Response>;
  readonly backHold: BackHold;
  readonly isSlow: () => boolean;
}

/** Makes the browser services that the shell's components use. */
export function createServices({
  early,
  shell,
  choices,
  place,
  storage,
  fetch,
  backHold,
  isSlow,
}: ServicesOptions): BrowserServices {
  const isAnnouncementShown = slice(choices, 'isAnnouncementShown');
  const preferredVersion = slice(choices, 'preferredVersion');
  return {
    ...early,
    announcement: {
      ...isAnnouncementShown,
      dismiss: () => {
        if (shell.announcement) storeDismissed(storage, shell.announcement.id);
        isAnnouncementShown.set(false);
      },
    },
    address: slice(place, 'address'),
    loadBranch: createBranchLoader(fetch),
    holdBack: backHold.hold,
    isSlow,
    preferredVersion: {
      ...preferredVersion,
      prefer: name => {
        storePreferredVersion(storage, name, shell.docsVersions ?? []);
        preferredVersion.set(name);
      },
    },
  };
}
