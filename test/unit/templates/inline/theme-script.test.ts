import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { AnnouncementData, ColorModeData } from '../../../../src/templates/contract/shell.ts';
import { themeScript } from '../../../../src/templates/inline/theme-script.ts';

const SETTINGS: ColorModeData = { defaultMode: 'light', isSwitchDisabled: false, respectsSystem: true };
const NOTICE: AnnouncementData = { id: 'sale', html: '', isCloseable: true, endsAt: 1000 };

interface Visit {
  readonly settings?: Partial<ColorModeData>;
  readonly announcement?: AnnouncementData;
  readonly search?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly prefersDark?: boolean;
  readonly now?: number;
  readonly refusesStorage?: boolean;
}

/** The data attributes of `<html>` after the script has run. */
function visit({
  settings,
  announcement,
  search = '',
  stored = {},
  ...browser
}: Visit): Record<string, string> {
  const dataset: Record<string, string> = {};
  const colorMode = { ...SETTINGS, ...settings };
  runInNewContext(themeScript(announcement ? { colorMode, announcement } : { colorMode }), {
    document: { documentElement: { dataset }, querySelectorAll: () => [] },
    MutationObserver: class {
      observe() {}
    },
    location: { search },
    URLSearchParams,
    Date: { now: () => browser.now ?? 0 },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && browser.prefersDark === true,
    }),
    get localStorage() {
      if (browser.refusesStorage) throw new Error('refused');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return dataset;
}

describe('the color mode before paint', () => {
  test('says that JavaScript runs', () => {
    expect(visit({}).js).toBe('');
  });

  test('follows the system where nothing was chosen', () => {
    expect(visit({})).toMatchObject({ theme: 'light', themeChoice: 'system' });
    expect(visit({ prefersDark: true })).toMatchObject({ theme: 'dark', themeChoice: 'system' });
  });

  test('takes what is stored before the system, and the query before both', () => {
    const stored = { theme: 'dark' };
    expect(visit({ stored })).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
    expect(visit({ stored, search: '?a=1&theme=light' })).toMatchObject({
      theme: 'light',
      themeChoice: 'light',
    });
  });

  test.each(['blue', '', 'DARK', '"><script>'])('ignores %j', theme => {
    const search = `?theme=${encodeURIComponent(theme)}`;
    expect(visit({ stored: { theme }, search })).toMatchObject({ theme: 'light', themeChoice: 'system' });
  });

  test('takes the default where the system is not asked', () => {
    const settings = { respectsSystem: false, defaultMode: 'dark' } as const;
    expect(visit({ settings })).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
  });

  test('reads neither query nor storage where the switch is disabled', () => {
    const settings = { isSwitchDisabled: true, respectsSystem: false };
    expect(visit({ settings, stored: { theme: 'dark' }, search: '?theme=dark' })).toMatchObject({
      theme: 'light',
    });
  });

  test('works where storage is refused', () => {
    expect(visit({ refusesStorage: true, announcement: NOTICE })).toEqual({
      js: '',
      theme: 'light',
      themeChoice: 'system',
    });
  });
});

describe('the announcement before paint', () => {
  const dismissed = (id: string) => ({
    'docusaurus.announcement.id': id,
    'docusaurus.announcement.dismiss': 'true',
  });

  test('is hidden when it was dismissed under its present id', () => {
    expect(visit({ announcement: NOTICE, stored: dismissed('sale') }).announcement).toBe('hidden');
    expect(visit({ announcement: NOTICE, stored: dismissed('old') }).announcement).toBeUndefined();
  });

  test('is hidden once it has ended', () => {
    expect(visit({ announcement: NOTICE, now: 1000 }).announcement).toBeUndefined();
    expect(visit({ announcement: NOTICE, now: 1001 }).announcement).toBe('hidden');
  });

  test('without an end is shown until it is dismissed', () => {
    const announcement = { id: 'sale', html: '', isCloseable: true };
    expect(visit({ announcement, now: 9e15 }).announcement).toBeUndefined();
  });

  test('with an evil id cannot leave the script', () => {
    const announcement = { ...NOTICE, id: '</script><script>alert(1)' };
    expect(themeScript({ colorMode: SETTINGS, announcement })).not.toContain('</script>');
    expect(visit({ announcement, stored: dismissed(announcement.id) }).announcement).toBe('hidden');
  });
});
