import { mapText } from '../text/text-lines.ts';

/** A code span, or a reference: `[text][module.name]`, `[module.name][]`. In prose, `a[0][1]` is not a reference. */
const REFERENCE = /(`+)(?!`).*?[^`]\1(?!`)|(?<![\w!\]\\])\[([^[\]]+)\]\[([\w.:-]*)\]/g;

/**
 * Replaces references to code with their text: the plugin mkdocstrings resolved them among its pages
 * (https://mkdocstrings.github.io/autorefs). One that the text itself defines stays. `note` gets the line of each other, from 1 on.
 */
export function withoutCodeReferences(text: string, note: (line: number) => void): string {
  const defined = new Set(
    [...text.matchAll(/^[ \t]*\[([^\]]+)\]:/gm)].map(([, label = '']) => label.toLowerCase()),
  );
  return mapText(text, (line, index) =>
    line.replaceAll(REFERENCE, (whole, _: string, label?: string, target?: string) => {
      if (label === undefined) return whole;
      const name = (target || label.replaceAll('`', '')).toLowerCase();
      if (defined.has(name) || defined.has(label.toLowerCase()) || !/^[\w.:-]+$/.test(name)) return whole;
      note(index + 1);
      return label;
    }),
  );
}
