import { escapeText } from '../../../templates/shared/escape-html.ts';
import type { ApiComment, ApiMember, ApiSymbol } from '../../model/api.ts';

/** What one sees of a symbol or member at a glance. */
export function badges(item: ApiSymbol | ApiMember, comment: ApiComment | undefined): string {
  const since = comment?.since === undefined ? undefined : shortSince(comment.since);
  const words = [
    item.isAbstract && 'abstract',
    'isStatic' in item && item.isStatic && 'static',
    'isProtected' in item && item.isProtected && 'protected',
    'isReadonly' in item && item.isReadonly && 'read-only',
    'isOptional' in item && item.isOptional && 'optional',
    ...(comment?.modifiers ?? []).filter(modifier => STAGES.has(modifier)),
    since && `since ${since}`,
  ];
  const shown = words.filter(word => word).map(word => badge(`${word}`, 'api-badge'));
  return (comment?.deprecated === undefined ? '' : badge('deprecated', 'api-badge api-old')) + shown.join('');
}

/** How far a part of the library has come. */
const STAGES: ReadonlySet<string> = new Set(['alpha', 'beta', 'experimental', 'internal']);

/** A version, if `@since` names no more than that. */
export function shortSince(since: string): string | undefined {
  return /^v?\d[\w.+-]{0,18}$/.test(since) ? since : undefined;
}

function badge(text: string, className: string): string {
  return `<span class="${className}">${escapeText(text)}</span>`;
}
