import { compareText } from '@mapwright/site/source';

/** Whether an id equals the written one, or begins with it if that ends with `*`. */
export function matchesId(id: string, written: string): boolean {
  return written.endsWith('*') ? id.startsWith(written.slice(0, -1)) : id === written;
}

/** Compares ids by code units, but numbers within them by value: `IT-9` before `IT-10`. */
export function compareIds(a: string, b: string): number {
  const [aParts, bParts] = [a.split(/(\d+)/), b.split(/(\d+)/)];
  for (let index = 0; index < Math.min(aParts.length, bParts.length); index++) {
    const [aPart = '', bPart = ''] = [aParts[index], bParts[index]];
    const order = index % 2 === 1 ? Number(aPart) - Number(bPart) : compareText(aPart, bPart);
    if (order !== 0) return order;
  }
  return compareText(a, b);
}
