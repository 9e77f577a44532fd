import { compareText } from '@mapwright/site/plan';

/** Compares version names: numbers by value, and a pre-release (`8.0.0-beta.2`) before its release. */
export function compareVersions(a: string, b: string): number {
  const [aMain, aLater] = splitVersion(a);
  const [bMain, bLater] = splitVersion(b);
  const main = compareParts(aMain, bMain, '0');
  if (main !== 0) return main;
  if (aLater.length === 0 || bLater.length === 0) return Math.sign(bLater.length - aLater.length);
  return compareParts(aLater, bLater, '');
}

function splitVersion(version: string): [main: string[], later: string[]] {
  const [main = '', ...later] = version
    .replace(/^v(?=\d)/i, '')
    .replace(/\+.*$/, '')
    .split('-');
  return [main.split('.'), later.flatMap(part => part.split('.'))];
}

/** `missing` replaces a part that one name lacks: `8.0` equals `8.0.0`. */
function compareParts(a: readonly string[], b: readonly string[], missing: string): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const order = comparePart(a[index] ?? missing, b[index] ?? missing);
    if (order !== 0) return order;
  }
  return 0;
}

function comparePart(a: string, b: string): number {
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aIsNumber && bIsNumber) return Math.sign(Number(a) - Number(b));
  if (aIsNumber !== bIsNumber && a !== '' && b !== '') return aIsNumber ? -1 : 1;
  return compareText(a, b);
}
