import { describe, expect, test } from 'vitest';
import {
  dayText,
  minuteOfWeek,
  openStateAt,
  readOpenTimes,
  timeText,
} from '../../../../../src/features/maps/client/locator/open-times.ts';
import { parseOpeningHours } from '../../../../../src/features/maps/markdown/opening-hours.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOUR = 60;
const DAY = 24 * HOUR;

describe('opening hours', () => {
  test('are read day by day', () => {
    expect(parseOpeningHours('Fri–Sat 10–16:30, Sun 9.15-12', DAYS)).toEqual([
      { from: 4 * DAY + 10 * HOUR, to: 4 * DAY + 16 * HOUR + 30 },
      { from: 5 * DAY + 10 * HOUR, to: 5 * DAY + 16 * HOUR + 30 },
      { from: 6 * DAY + 9 * HOUR + 15, to: 6 * DAY + 12 * HOUR },
    ]);
    expect(parseOpeningHours('Mon 0–24', DAYS)).toEqual([{ from: 0, to: DAY }]);
  });

  test.each([
    'ten to six',
    'Mo 9–18',
    'Sat–Mon 9–18',
    'Mon 18–9',
    'Mon 9–25',
    'Mon 9:60–18',
    'Open Mon 9–18',
    'Mon–Fri 9–18, closed',
  ])('are not understood as “%s”', written => {
    expect(parseOpeningHours(written, DAYS)).toBeUndefined();
  });
});

describe('a shop', () => {
  const times = readOpenTimes('600-1140 2040-2580');

  test.each([
    [600, { isOpen: true, until: 1140 }],
    [1139, { isOpen: true, until: 1140 }],
    [1140, { isOpen: false, opens: 2040 }],
    [599, { isOpen: false, opens: 600 }],
    [6 * DAY, { isOpen: false, opens: 600 }],
  ])('at minute %d of the week is %j', (now, state) => {
    expect(openStateAt(times, now)).toEqual(state);
  });

  test.each([
    ['Fri 18–24, Sat 0–2', 4 * DAY + 20 * HOUR, 5 * DAY + 2 * HOUR],
    ['Sun 18–24, Mon 0–2', 6 * DAY + 20 * HOUR, 7 * DAY + 2 * HOUR],
    ['Mon 9–18, Mon 12–20', 12 * HOUR, 20 * HOUR],
    ['Mon–Sun 0–24', 12 * HOUR, null],
  ])('with the hours %s is open at minute %d until %j', (written, now, until) => {
    const times = parseOpeningHours(written, DAYS) ?? [];
    expect(openStateAt(times, now)).toEqual({ isOpen: true, until });
  });

  test('without hours is neither open nor closed', () => {
    expect(readOpenTimes('')).toEqual([]);
    expect(openStateAt([], 600)).toBeNull();
  });
});

test('the minute of the week is that of the shop’s time zone', () => {
  const sunday = new Date('2024-03-10T23:30:00Z');
  expect(minuteOfWeek(sunday, 'UTC')).toBe(6 * DAY + 23 * HOUR + 30);
  expect(minuteOfWeek(sunday, 'Europe/Berlin')).toBe(30);
  expect(minuteOfWeek(sunday, 'America/New_York')).toBe(6 * DAY + 19 * HOUR + 30);
});

test('times and days are written for readers', () => {
  expect(timeText(2 * DAY + 9 * HOUR + 5)).toBe('9:05');
  expect(dayText(2 * DAY, DAYS.join(' '))).toBe('Wed');
  expect(dayText(7 * DAY, DAYS.join(' '))).toBe('Mon');
});
