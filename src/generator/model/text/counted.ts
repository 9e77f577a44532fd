import { groupDigits } from './group-digits.ts';

/** "1 page", "2,944 pages". */
export function counted(number: number, noun: string): string {
  return `${groupDigits(number)} ${noun}${number === 1 ? '' : 's'}`;
}
