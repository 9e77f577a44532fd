import { compareNaturally, toNaturalKey } from '@mapwright/site/source';

/** Whether an id equals the written one, or begins with it if that ends with `*`. */
export function matchesId(id: string, written: string): boolean {
  return written.endsWith('*') ? id.startsWith(written.slice(0, -1)) : id === written;
}

/** Compares ids as people count: `IT-9` before `IT-10`. */
export function compareIds(a: string, b: string): number {
  return compareNaturally(toNaturalKey(a), toNaturalKey(b));
}
