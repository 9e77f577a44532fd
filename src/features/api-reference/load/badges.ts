import { escapeText, fillWord, type LoadWords } from '@mapwright/site/source';
import type { ApiComment, ApiMember, ApiSymbol } from '../api.ts';

/** What one sees of a symbol or member at a glance. */
export function badges(
  item: ApiSymbol | ApiMember,
  comment: ApiComment | undefined,
  { api }: LoadWords['words'],
): string {
  const since = comment?.since === undefined ? undefined : shortSince(comment.since);
  const words = [
    item.isAbstract && api.abstract,
    'isStatic' in item && item.isStatic && api.static,
    'isProtected' in item && item.isProtected && api.protected,
    'isReadonly' in item && item.isReadonly && api.readOnly,
    'isOptional' in item && item.isOptional && api.optional,
    ...(comment?.modifiers ?? []).filter(isStage).map(stage => api[stage]),
    since && fillWord(api.sinceVersion, { version: since }),
  ];
  const shown = words.filter(word => word).map(word => badge(`${word}`, 'api-badge'));
  return (
    (comment?.deprecated === undefined ? '' : badge(api.deprecated, 'api-badge api-old')) + shown.join('')
  );
}

/** How far a part of the library has come. */
const STAGES = ['alpha', 'beta', 'experimental', 'internal'] as const;

function isStage(modifier: string): modifier is (typeof STAGES)[number] {
  return STAGES.some(stage => stage === modifier);
}

/** A version, if `@since` names no more than that. */
export function shortSince(since: string): string | undefined {
  return /^v?\d[\w.+-]{0,18}$/.test(since) ? since : undefined;
}

function badge(text: string, className: string): string {
  return `<span class="${className}">${escapeText(text)}</span>`;
}
