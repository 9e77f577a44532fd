import { PNG_WIDTHS } from './png-widths.ts';

/** The chosen width; the smallest one if the value is not on offer. */
export function toPngWidth(value: string | undefined): number {
  const width = Number(value);
  return PNG_WIDTHS.find(known => known === width) ?? PNG_WIDTHS[0];
}

/** `germany.svg` → `germany-2000.png`. */
export function pngName(name: string, width: number): string {
  return `${stem(name)}-${width}.png`;
}

/** `germany.svg` → `germany-labels.svg`. */
export function labelledName(name: string): string {
  return `${stem(name)}-labels.svg`;
}

function stem(name: string): string {
  return name.replace(/\.svg$/i, '');
}
