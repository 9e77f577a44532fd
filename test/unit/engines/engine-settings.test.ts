import { expect, test } from 'vitest';
import { takeSettings, toBidiOptions } from '../../browser/engines/engine-settings.ts';

/** The headers of a context as `network.setExtraHeaders` has them. */
function headersOf(options: Parameters<typeof toBidiOptions>[0]) {
  const { extraHTTPHeaders = {} } = toBidiOptions(options);
  return Object.entries(extraHTTPHeaders).map(([name, value]) => ({ name, value: { value } }));
}

test('options that WebDriver BiDi has no command for arrive as settings, and no header remains', () => {
  const { settings, headers } = takeSettings(
    headersOf({ reducedMotion: 'no-preference', javaScriptEnabled: false }),
  );
  expect(settings).toEqual({ reducedMotion: 'no-preference', forcedColors: 'none', hasScripts: false });
  expect(headers).toEqual([]);
});

test('other options and other headers stay', () => {
  expect(toBidiOptions({ colorScheme: 'dark' })).toMatchObject({ colorScheme: 'dark' });
  const { headers } = takeSettings(headersOf({ extraHTTPHeaders: { 'x-other': 'kept' } }));
  expect(headers).toEqual([{ name: 'x-other', value: { value: 'kept' } }]);
});
