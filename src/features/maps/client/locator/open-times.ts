/** When a place is open, in minutes since Monday 00:00. */
export interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** Whether a place is open, and when that changes, in minutes since Monday 00:00; `until` is `null` if it never closes. */
export type OpenState =
  | { readonly isOpen: true; readonly until: number | null }
  | { readonly isOpen: false; readonly opens: number };

const WEEK = 7 * 24 * 60;

/** Reads `600-1140 2040-2580`. */
export function readOpenTimes(written: string): readonly OpenTime[] {
  return written
    .split(' ')
    .filter(Boolean)
    .map(range => {
      const [from = 0, to = 0] = range.split('-').map(Number);
      return { from, to };
    });
}

/** The state of a place at a minute of the week; `null` if nothing is known. */
export function openStateAt(times: readonly OpenTime[], now: number): OpenState | null {
  const until = closingAfter(times, now);
  if (until > now) return { isOpen: true, until: until < now + WEEK ? until : null };
  const waits = times.map(({ from }) => ({ opens: from, wait: (from - now + WEEK) % WEEK }));
  const [next] = waits.sort((a, b) => a.wait - b.wait);
  return next ? { isOpen: false, opens: next.opens } : null;
}

/** When a place closes that is open at a minute, else that minute. Hours after midnight belong to the next day. */
function closingAfter(times: readonly OpenTime[], minute: number): number {
  let until = minute;
  const isOpen = ({ from, to }: OpenTime) => from <= until % WEEK && until % WEEK < to;
  for (let time = times.find(isOpen); time && until < minute + WEEK; time = times.find(isOpen))
    until += time.to - (until % WEEK);
  return until;
}

/** The minute of the week of a moment in a time zone (IANA); without one, in the visitor's. */
export function minuteOfWeek(date: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return (day * 24 + Number(part('hour'))) * 60 + Number(part('minute'));
}

/** `19:00`. */
export function timeText(minute: number): string {
  const inDay = minute % (24 * 60);
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`;
}

/** The name of a minute's day. Midnight at the end of Sunday is Monday's. */
export function dayText(minute: number, days: string): string {
  return days.split(' ')[Math.floor((minute % WEEK) / (24 * 60))] ?? '';
}
