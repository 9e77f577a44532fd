import { expect, test } from 'vitest';
import {
  readFrameSettings,
  writeFrameSettings,
} from '../../../../src/features/maps/client/frame-settings.ts';

test('a frame’s address says title, colours and values', () => {
  const settings = readFrameSettings(
    '?title=Rain%20%26%20sun&land=DDD&border=%23112233&background=0a5&values=DE-BY:12.5,06037:-3&fills=DE-BE:f00',
  );
  expect(settings).toEqual({
    title: 'Rain & sun',
    land: '#dddddd',
    border: '#112233',
    background: '#00aa55',
    values: new Map([
      ['DE-BY', 12.5],
      ['06037', -3],
    ]),
    fills: new Map([['DE-BE', '#ff0000']]),
  });
  expect(readFrameSettings(writeFrameSettings(settings))).toEqual(settings);
});

test('what is no colour and no number is left out', () => {
  const settings = readFrameSettings('?land=url(x)&border=12&values=DE-BY:many,:3,DE-BE:,DE&fills=A:red;');
  expect([settings.land, settings.border]).toEqual(['', '']);
  expect([...settings.values, ...settings.fills]).toEqual([]);
  expect(writeFrameSettings(settings)).toBe('');
});

test('a title has an end', () => {
  expect(readFrameSettings(`?title=${'a'.repeat(5000)}`).title.length).toBe(120);
});
