import type { LinkSeverity } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { escapeRegex } from '../../model/text/escape-regex.ts';

/** How serious a broken link on a page is. */
export function severityAt(path: string, severity: LinkSeverity): Diagnostic['severity'] {
  if (typeof severity === 'string') return severity;
  const found = Object.entries(severity).find(([pattern]) => patternOf(pattern).test(path));
  return found?.[1] ?? 'error';
}

/** `**` matches any path, even an empty one; `*` matches any part of a name. */
function patternOf(pattern: string): RegExp {
  const source = pattern.replace(/\/\*\*|[^/]/g, sign => WILDCARDS.get(sign) ?? escapeRegex(sign));
  return new RegExp(`^${source}$`);
}

const WILDCARDS: ReadonlyMap<string, string> = new Map([
  ['/**', '(?:/.*)?'],
  ['*', '[^/]*'],
]);
