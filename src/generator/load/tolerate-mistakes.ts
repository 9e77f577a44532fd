import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Mistakes in a text. The page leaves out what is unsafe, whether they count as errors or as warnings. */
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

/** Whether a source, or its front matter, could not be read, so that its page lacks more than the passage that the mistake is about. */
export function isUnread({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && (/^(?:frontmatter|source)\//.test(code) || UNREAD.has(code));
}
