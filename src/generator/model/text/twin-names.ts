import { counted } from './counted.ts';

/** How two names differ that look the same; `undefined` if they are the same name, or look different. */
export function explainTwinNames(one: string, other: string): string | undefined {
  if (one === other || one.normalize('NFC') !== other.normalize('NFC')) return undefined;
  const others = signsOf(other);
  const [sign = '', twin = ''] =
    signsOf(one)
      .map((sign, index) => [sign, others[index]] as const)
      .find(([sign, twin]) => sign !== twin) ?? [];
  return `The names only look the same: in this one “${sign.normalize('NFC')}” is ${spelling(sign)}, in the other ${spelling(twin)}.`;
}

/** What readers take for one character each, accents included. */
function signsOf(name: string): readonly string[] {
  return [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment);
}

function spelling(sign: string): string {
  const points = [...sign].map(character =>
    character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0'),
  );
  return `${counted(points.length, 'character')} (${points.map(point => `U+${point}`).join(' ')})`;
}
