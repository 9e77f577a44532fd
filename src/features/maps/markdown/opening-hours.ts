/** A time in which a place is open, in minutes since Monday 00:00: `600–1140` is Monday from 10 to 19. */
export interface OpenTime {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;

/**
 * The opening hours that a person writes: `Mon–Fri 10–18, Sat 10–16.30`. `days` are the names of the days from Monday on.
 * `undefined` if they are written otherwise.
 */
export function parseOpeningHours(written: string, days: readonly string[]): readonly OpenTime[] | undefined {
  const parts = written.split(/[,;]/).map(part => timesIn(part.trim(), days));
  return parts.includes(undefined) ? undefined : parts.flatMap(times => times ?? []);
}

function timesIn(part: string, days: readonly string[]): readonly OpenTime[] | undefined {
  const [, first = '', last = first, from = '', to = ''] =
    /^(\p{L}+)\.?(?:\s*[–-]\s*(\p{L}+)\.?)?\s+(\d{1,2}(?:[.:][0-5]\d)?)\s*[–-]\s*(\d{1,2}(?:[.:][0-5]\d)?)$/u.exec(
      part,
    ) ?? [];
  const [begin, end] = [first, last].map(name => days.indexOf(name));
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  if (begin === undefined || end === undefined || begin < 0 || end < begin) return undefined;
  if (!(opens < closes && closes <= DAY)) return undefined;
  return Array.from({ length: end - begin + 1 }, (_, index) => {
    const midnight = (begin + index) * DAY;
    return { from: midnight + opens, to: midnight + closes };
  });
}

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = 0] = time.split(/[.:]/).map(Number);
  return hours * 60 + minutes;
}
