import type { ShellData } from '../../templates/contract/shell.ts';
import type { BrowserServices } from '../../templates/shell/browser.ts';
import { COLOR_MODE_LABELS } from '../../templates/shell/color-mode-labels.ts';
import { createStore } from '../create-store.ts';
import { createLiveParts } from '../live/find-live-parts.ts';
import { LIVE_PARTS } from '../live/live-parts.ts';
import { type Announce, createAnnouncer } from '../navigation/focus-and-announce.ts';
import type { SafeStorage } from '../storage.ts';
import { createTrustHtml, type TrustHtml } from '../trusted-html.ts';
import { connectColorMode, readColorState } from './color-mode.ts';
import { addCopyButtons } from './copy-code.ts';
import type { HoldFailures } from './hold-failures.ts';
import { MAIN_SCRIPTS } from './main-scripts.ts';
import { startMainScripts } from './start-main-scripts.ts';

/** The services that do not wait for the shell. */
export type EarlyServices = Pick<
  BrowserServices,
  'colorMode' | 'announce' | 'enhance' | 'loadPart' | 'trustHtml'
>;

interface EarlyBrowser {
  readonly storage: SafeStorage;
  readonly holdFailures: HoldFailures;
}

/** Starts what the content of a page needs, and the switch of the colour mode. */
export function startEarlyServices(
  { colorMode }: Pick<ShellData, 'colorMode'>,
  browser: EarlyBrowser,
): EarlyServices {
  const announce = createAnnouncer(document);
  const trustHtml = createTrustHtml(window);
  return {
    announce,
    trustHtml,
    colorMode: startColorMode(colorMode, browser.storage, announce),
    enhance: createEnhance(browser, { announce, trustHtml }),
    loadPart: async name => LIVE_PARTS[name]?.(),
  };
}

function startColorMode(
  settings: ShellData['colorMode'],
  storage: SafeStorage,
  announce: Announce,
): EarlyServices['colorMode'] {
  const browser = {
    storage,
    root: document.documentElement.dataset,
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (listener: (key: string | null) => void) =>
      addEventListener('storage', ({ storageArea, key }) => storageArea === localStorage && listener(key)),
  };
  const color = createStore(readColorState(settings, browser));
  const moveOn = connectColorMode(color, settings, browser);
  const toggle = (): void => {
    moveOn();
    announce(COLOR_MODE_LABELS[color.get().choice]);
  };
  return { ...color, toggle };
}

function createEnhance(
  { storage, holdFailures }: EarlyBrowser,
  shared: { readonly announce: Announce; readonly trustHtml: TrustHtml },
): () => void {
  const enhanceDirectives = startMainScripts(MAIN_SCRIPTS, { storage });
  const findLiveParts = createLiveParts(shared, holdFailures);
  return () => {
    enhanceDirectives(document);
    findLiveParts();
    addCopyButtons(document, { clipboard: navigator.clipboard, announce: shared.announce });
  };
}
