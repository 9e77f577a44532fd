import { describe, expect, it } from 'vitest';
import { createStore, type Store } from '../../../../src/client/create-store.ts';
import {
  connectColorMode,
  nextChoice,
  parseMode,
  readColorState,
} from '../../../../src/client/early/color-mode.ts';
import type { SafeStorage } from '../../../../src/client/storage.ts';
import type { ColorModeData } from '../../../../src/templates/contract/shell.ts';
import type { ColorState } from '../../../../src/templates/shell/browser.ts';
import { memoryStorages } from '../memory-storage.ts';

const SETTINGS: ColorModeData = { defaultMode: 'light', isSwitchDisabled: false, respectsSystem: true };

interface Setup {
  readonly store: Store<ColorState>;
  readonly toggle: () => void;
  readonly storage: SafeStorage;
  readonly root: DOMStringMap;
  readonly preferDark: (isPreferred: boolean) => void;
  readonly changeInOtherTab: (value: string | null) => void;
}

interface Start {
  readonly settings?: Partial<ColorModeData>;
  readonly root?: DOMStringMap;
  readonly stored?: string;
}

function setUp({ settings: given = {}, root = {}, stored }: Start = {}): Setup {
  const settings = { ...SETTINGS, ...given };
  const storage = memoryStorages().local;
  if (stored !== undefined) storage.set('theme', stored);
  let isDark = false;
  const preferenceListeners: (() => void)[] = [];
  const storageListeners: ((key: string | null) => void)[] = [];
  const browser = {
    storage,
    root,
    prefersDark: {
      get matches() {
        return isDark;
      },
      addEventListener: (_type: string, listener: unknown) => {
        if (typeof listener === 'function') preferenceListeners.push(() => listener());
      },
    },
    onStorage: (listener: (key: string | null) => void) => storageListeners.push(listener),
  };
  const store = createStore(readColorState(settings, browser));
  return {
    store,
    toggle: connectColorMode(store, settings, browser),
    storage,
    root,
    preferDark: isPreferred => {
      isDark = isPreferred;
      for (const listener of preferenceListeners) listener();
    },
    changeInOtherTab: value => {
      if (value === null) storage.remove('theme');
      else storage.set('theme', value);
      for (const listener of storageListeners) listener('theme');
    },
  };
}

describe('readColorState', () => {
  it.each([
    [
      { theme: 'dark', themeChoice: 'dark' },
      { choice: 'dark', mode: 'dark' },
    ],
    [
      { theme: 'dark', themeChoice: 'system' },
      { choice: 'system', mode: 'dark' },
    ],
    [
      { theme: 'purple', themeChoice: 'x' },
      { choice: 'system', mode: 'light' },
    ],
  ])('reads %j, which the inline script has set', (root, state) => {
    expect(setUp({ root }).store.get()).toEqual(state);
  });
});

describe('connectColorMode', () => {
  it('stores the next choice and shows it on the root', () => {
    const { store, toggle, storage, root } = setUp({
      root: { theme: 'light', themeChoice: 'light' },
      stored: 'light',
    });
    toggle();
    expect(store.get()).toEqual({ choice: 'dark', mode: 'dark' });
    expect(storage.get('theme')).toBe('dark');
    expect(root).toEqual({ theme: 'dark', themeChoice: 'dark' });
  });

  it('deletes the key when the next choice is the system', () => {
    const { store, toggle, storage } = setUp({
      root: { theme: 'dark', themeChoice: 'dark' },
      stored: 'dark',
    });
    toggle();
    expect(storage.get('theme')).toBeNull();
    expect(store.get()).toEqual({ choice: 'system', mode: 'light' });
  });

  it('follows the system live while the choice is system, and never stores that', () => {
    const { store, storage, root, preferDark } = setUp();
    preferDark(true);
    expect(store.get()).toEqual({ choice: 'system', mode: 'dark' });
    expect(root.theme).toBe('dark');
    expect(storage.get('theme')).toBeNull();
  });

  it('does not follow the system while a mode is chosen', () => {
    const { store, toggle, preferDark } = setUp();
    toggle();
    preferDark(true);
    expect(store.get()).toEqual({ choice: 'light', mode: 'light' });
  });

  it('follows other tabs, and ignores what is no mode', () => {
    const { store, changeInOtherTab } = setUp();
    changeInOtherTab('dark');
    expect(store.get()).toEqual({ choice: 'dark', mode: 'dark' });
    changeInOtherTab('<script>');
    expect(store.get()).toEqual({ choice: 'system', mode: 'light' });
  });

  it('says nothing of a choice that is shown already', () => {
    const { store, changeInOtherTab } = setUp();
    let calls = 0;
    store.subscribe(() => calls++);
    changeInOtherTab('dark');
    changeInOtherTab('dark');
    expect(calls).toBe(1);
  });

  it('falls back to the default where the system is not respected', () => {
    const { store, changeInOtherTab } = setUp({ settings: { respectsSystem: false, defaultMode: 'dark' } });
    expect(store.get()).toEqual({ choice: 'dark', mode: 'dark' });
    changeInOtherTab('light');
    changeInOtherTab(null);
    expect(store.get()).toEqual({ choice: 'dark', mode: 'dark' });
  });

  it('removes the stored value and changes nothing where the switch is disabled', () => {
    const { store, toggle, storage, changeInOtherTab } = setUp({
      settings: { isSwitchDisabled: true },
      root: { theme: 'light', themeChoice: 'light' },
      stored: 'dark',
    });
    expect(storage.get('theme')).toBeNull();
    toggle();
    changeInOtherTab('dark');
    expect(store.get().mode).toBe('light');
  });
});

describe('nextChoice', () => {
  it('goes system, light, dark, system where the system is respected', () => {
    const settings = { respectsSystem: true };
    expect(nextChoice({ choice: 'system', mode: 'dark' }, settings)).toBe('light');
    expect(nextChoice({ choice: 'light', mode: 'light' }, settings)).toBe('dark');
    expect(nextChoice({ choice: 'dark', mode: 'dark' }, settings)).toBe('system');
  });

  it('goes between light and dark elsewhere', () => {
    const settings = { respectsSystem: false };
    expect(nextChoice({ choice: 'light', mode: 'light' }, settings)).toBe('dark');
    expect(nextChoice({ choice: 'dark', mode: 'dark' }, settings)).toBe('light');
  });
});

describe('parseMode', () => {
  it('knows two words', () => {
    expect(['light', 'dark', 'system', 'Dark', '', null].map(parseMode)).toEqual([
      'light',
      'dark',
      null,
      null,
      null,
      null,
    ]);
  });
});
