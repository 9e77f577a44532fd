import { decodeWellFormed } from '../../../templates/shared/site-path.ts';
import { addressOf } from './canonical-path.ts';

/** A line of `_redirects`. `from` is decoded; it may end in `*`, whose text takes the place of `:splat` in `to`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Reads a `_redirects` file (`from to status` in each line); lines that are not understood are given back by their numbers. */
export function parseRedirectRules(text: string): {
  rules: readonly RedirectRule[];
  badLines: readonly number[];
} {
  const rules: RedirectRule[] = [];
  const badLines: number[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const words = line
      .replace(/(?:^|\s)#.*$/, '')
      .split(/\s+/)
      .filter(Boolean);
    const rule = toRule(words);
    if (rule) rules.push(rule);
    else if (words.length > 0) badLines.push(index + 1);
  }
  return { rules, badLines };
}

function toRule([from, to, status = '301', ...rest]: readonly string[]): RedirectRule | undefined {
  const path = decodeWellFormed(from ?? '');
  const isGood =
    path?.startsWith('/') && to && /^(?:\/(?![/\\])|https?:\/\/)/.test(to) && /^30[12378]!?$/.test(status);
  return isGood && path && to && rest.length === 0
    ? { from: path, to, status: Number.parseInt(status, 10) }
    : undefined;
}

/** The first rule that fits a decoded path, with its target filled in. A rule also fits the path's other spellings. */
export function findRedirect(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  for (const rule of rules) {
    if (rule.from === path || (isPage(rule) && rule.from === addressOf(path))) return rule;
    const rest = splat(rule.from, path);
    if (rest !== undefined) return { ...rule, to: rule.to.replace(':splat', () => encodePath(rest)) };
  }
  return undefined;
}

/** A question mark or a hash of a path would begin the query or the fragment. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function isPage(rule: RedirectRule): boolean {
  return rule.from === addressOf(rule.from);
}

function splat(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/*')) return undefined;
  const folder = pattern.slice(0, -1);
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}
