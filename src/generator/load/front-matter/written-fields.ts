import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { FieldPath } from '../../model/field-path.ts';

export interface FieldSource {
  readonly file: string;
  readonly text: string;
  /** Number of lines above the text in its file. */
  readonly linesAbove: number;
  /** First part of the codes. */
  readonly prefix: 'frontmatter' | 'data';
}

export interface WrittenFields {
  /** Plain values; `{}` if the text is empty or wrong. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly placeOf: (path: FieldPath) => Place & { readonly line: number; readonly column: number };
  readonly diagnostics: readonly Diagnostic[];
}
