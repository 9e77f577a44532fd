import type { ColorModeData } from '../../templates/contract/shell.ts';
import type { ColorState } from '../../templates/shell/browser.ts';
import type { Store } from '../create-store.ts';
import type { SafeStorage } from '../storage.ts';

type ColorMode = ColorState['mode'];
type ColorChoice = ColorState['choice'];

/** What the colour mode needs of the browser. */
export interface ColorModeBrowser {
  readonly storage: SafeStorage;
  /** The media query `(prefers-color-scheme: dark)`. */
  readonly prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** The `dataset` of `<html>`, where the inline script of the head has set `theme` and `themeChoice`. */
  readonly root: DOMStringMap;
  /** Calls back when another tab has changed a key of the storage (`null`: all of them). */
  readonly onStorage: (listener: (key: string | null) => void) => void;
}

const KEY = 'theme';

/**
 * Keeps the chosen colour mode in step with the device, other tabs and the attributes of `<html>`. Returns the function that moves on
 * to the next choice and stores it; for `system` it removes the stored choice.
 */
export function connectColorMode(
  store: Store<ColorState>,
  settings: ColorModeData,
  { storage, prefersDark, root, onStorage }: ColorModeBrowser,
): () => void {
  const show = (choice: ColorChoice): void => {
    const mode = resolveMode(choice, prefersDark.matches);
    root.theme = mode;
    root.themeChoice = choice;
    const shown = store.get();
    if (shown.choice !== choice || shown.mode !== mode) store.set({ choice, mode });
  };
  prefersDark.addEventListener('change', () => {
    if (store.get().choice === 'system') show('system');
  });
  if (settings.isSwitchDisabled) {
    storage.remove(KEY);
    return () => undefined;
  }
  onStorage(key => {
    if (key === KEY || key === null) show(parseMode(storage.get(KEY)) ?? unchosen(settings));
  });
  return () => {
    const choice = nextChoice(store.get(), settings);
    if (choice === 'system') storage.remove(KEY);
    else storage.set(KEY, choice);
    show(choice);
  };
}

/** The colour mode that the inline script has set, or the default. */
export function readColorState(
  settings: ColorModeData,
  { root, prefersDark }: Pick<ColorModeBrowser, 'root' | 'prefersDark'>,
): ColorState {
  const written = root.themeChoice;
  const choice = written === 'system' ? written : (parseMode(written) ?? unchosen(settings));
  return { choice, mode: parseMode(root.theme) ?? resolveMode(choice, prefersDark.matches) };
}

/** Reads a stored mode; returns nothing for anything but `light` and `dark`. */
export function parseMode(text: string | null | undefined): ColorMode | null {
  return text === 'light' || text === 'dark' ? text : null;
}

/** The toggle's next choice: system → light → dark → system, or light ↔ dark if the site ignores the system's choice. */
export function nextChoice(
  state: ColorState,
  { respectsSystem }: Pick<ColorModeData, 'respectsSystem'>,
): ColorChoice {
  if (!respectsSystem) return state.mode === 'dark' ? 'light' : 'dark';
  const order = { system: 'light', light: 'dark', dark: 'system' } as const;
  return order[state.choice];
}

function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

function unchosen(settings: ColorModeData): ColorChoice {
  return settings.respectsSystem ? 'system' : settings.defaultMode;
}
