import type { ShellData } from '../templates/contract.ts';
import type { BrowserServices } from '../templates/shell/browser.ts';
import { storeDismissed } from './announcement.ts';
import type { Choices } from './choices.ts';
import { type ColorModeBrowser, connectColorMode } from './color-mode.ts';
import { type Store, slice } from './create-store.ts';
import type { BackHold } from './hold-back.ts';
import { LIVE_PARTS } from './live/live-parts.ts';
import { createBranchLoader } from './load-branch.ts';
import type { Place } from './place.ts';
import { storePreferredVersion } from './preferred-version.ts';
import type { TrustHtml } from './trusted-html.ts';

export interface ServicesOptions {
  readonly shell: ShellData;
  readonly choices: Store<Choices>;
  readonly place: Store<Place>;
  readonly browser: ColorModeBrowser;
  readonly fetch: (url: string) => Promise<Response>;
  readonly backHold: BackHold;
  readonly enhance: () => void;
  readonly announce: (message: string) => void;
  readonly trustHtml: TrustHtml;
}

/** Makes the browser services that the shell's components use. */
export function createServices({
  shell,
  choices,
  place,
  browser,
  ...options
}: ServicesOptions): BrowserServices {
  const { storage } = browser;
  const color = slice(choices, 'color');
  const isAnnouncementShown = slice(choices, 'isAnnouncementShown');
  const preferredVersion = slice(choices, 'preferredVersion');
  return {
    colorMode: { ...color, toggle: connectColorMode(color, shell.colorMode, browser) },
    announcement: {
      ...isAnnouncementShown,
      dismiss: () => {
        if (shell.announcement) storeDismissed(storage, shell.announcement.id);
        isAnnouncementShown.set(false);
      },
    },
    address: slice(place, 'address'),
    loadBranch: createBranchLoader(options.fetch),
    enhance: options.enhance,
    announce: options.announce,
    holdBack: options.backHold.hold,
    loadPart: async name => LIVE_PARTS[name]?.(),
    trustHtml: options.trustHtml,
    preferredVersion: {
      ...preferredVersion,
      prefer: name => {
        storePreferredVersion(storage, name, shell.docsVersions ?? []);
        preferredVersion.set(name);
      },
    },
  };
}
