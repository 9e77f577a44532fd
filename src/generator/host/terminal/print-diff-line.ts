import { printable } from './printable.ts';
import type { Style } from './style.ts';

/** A line of a diff: what it is, and its text. */
export interface DiffLine {
  readonly kind: 'file' | 'place' | 'same' | 'old' | 'new';
  readonly text: string;
}

/** A line of a diff in the usual colours. Tabs stay, so that a diff can be applied. */
export function printDiffLine({ kind, text }: DiffLine, style: Style): string {
  const shown = text.split('\t').map(printable).join('\t');
  switch (kind) {
    case 'file':
      return style.bold(shown);
    case 'place':
      return style.dim(shown);
    case 'old':
      return style.red(shown);
    case 'new':
      return style.green(shown);
    case 'same':
      return shown;
  }
}
