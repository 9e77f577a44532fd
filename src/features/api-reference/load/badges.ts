import { escapeText, fillWord, type LoadWords } from '@mapwright/site/source';
import type { ApiComment, ApiMember, ApiSymbol } from '../api.ts';

/** The badges of a symbol or member, for a quick look. */
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

/** The maturity of a part of the library. */
const STAGES = ['alpha', 'beta', 'experimental', 'internal'] as const;

function isStage(modifier: string): modifier is (typeof STAGES)[number] {
  return STAGES.some(stage => stage === modifier);
}

/** The version in `@since`, if the tag contains nothing else. */
export function shortSince(since: string): string | undefined {
  return /^v?\d[\w.+-]{0,18}$/.test(since) ? since : undefined;
}

/** A space keeps it apart where the line is read as text. A search finds its words, but shows the description. */
function badge(text: string, className: string): string {
  return ` <span class="${className}" data-search="words">${escapeText(text)}</span>`;
}
