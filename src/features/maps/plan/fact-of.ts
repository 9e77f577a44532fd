import type { ListedFactData } from '../contract.ts';

/** A fact with values that are plain text. */
export function factOf(label: string, values: readonly string[]): ListedFactData {
  return { label, values: values.map(value => ({ label: value })) };
}
