import type { Diagnostic, Place } from './diagnostic.ts';

/** The result of checking an SVG file. */
export interface SvgReport {
  /** Why it may not be published. */
  readonly diagnostics: readonly Diagnostic[];
  /** The first thing that is lost where the picture is put inline as a map; `null` = nothing is. */
  readonly inlineLoss: { readonly what: string; readonly place: Place } | null;
}

/** Whether a file is an SVG by its name, compressed or not. */
export function isSvgFile(file: string): boolean {
  return /\.svgz?$/i.test(file);
}
