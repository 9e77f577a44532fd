import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Mistakes in a text. What is refused for safety is left out of the page, whatever they count as. */
const IN_TEXT = /^(?:directive|html|include|markdown|table)\//;
/** The page has no text. */
const UNREAD: ReadonlySet<string> = new Set([
  'markdown/crashed',
  'markdown/timeout',
  'markdown/too-deep',
  'markdown/too-dense',
]);

/** Whether the page is shown as it is without what the mistake is about. */
export function isTolerable({ code }: Diagnostic): boolean {
  return IN_TEXT.test(code) && !UNREAD.has(code);
}

/** The mistakes of a site whose configuration says that they are warnings. */
export function tolerateMistakes(
  diagnostics: readonly Diagnostic[],
  { mistakes }: Pick<SiteConfig['markdown'], 'mistakes'>,
): readonly Diagnostic[] {
  if (mistakes === 'error') return diagnostics;
  return diagnostics.map(diagnostic =>
    isTolerable(diagnostic) ? { ...diagnostic, severity: 'warning' } : diagnostic,
  );
}
