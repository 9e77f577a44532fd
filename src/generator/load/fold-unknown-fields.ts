import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Joins the warnings of an unknown field in many files into one: documentation from another program has its fields on every page. The first place
 * stays.
 */
export function foldUnknownFields(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = new Map<string, number>();
  const isUnknownField = ({ code }: Diagnostic) => code === 'frontmatter/unknown-field';
  for (const { message } of diagnostics.filter(isUnknownField))
    counts.set(message, (counts.get(message) ?? 0) + 1);
  return diagnostics.flatMap(diagnostic => {
    if (!isUnknownField(diagnostic)) return [diagnostic];
    const { message } = diagnostic;
    const count = counts.get(message);
    if (count === undefined) return [];
    counts.delete(message);
    return [count === 1 ? diagnostic : { ...diagnostic, message: `${message}, in ${count} files` }];
  });
}
