import type { Diagnostic, Place } from './diagnostic.ts';

/** The result of checking an SVG file. */
export interface SvgReport {
  /** The reasons why it may not be published. */
  readonly diagnostics: readonly Diagnostic[];
  /** The first thing that the picture loses when it becomes an inline map; `null` = it loses nothing. */
  readonly inlineLoss: { readonly what: string; readonly place: Place } | null;
}

/** Whether a file's name is that of an SVG, compressed or not. */
export function isSvgFile(file: string): boolean {
  return /\.svgz?$/i.test(file);
}
