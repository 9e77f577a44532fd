import type { Reflection } from 'typedoc';
import type { ApiSource } from '../api.ts';
import type { SourceOf } from './api-places.ts';

/** Finds the place of a link: TypeDoc only knows whose comment it is in. */
export type LinkPlaceOf = (owner: Reflection, text: string) => ApiSource;

/**
 * `textOf` takes a file as `sourceOf` names it. The last mention before a declaration is in its comment; a module's comment precedes
 * everything.
 */
export function createLinkPlaceOf(
  sourceOf: SourceOf,
  textOf: (file: string) => string | undefined,
): LinkPlaceOf {
  return (owner, text) => {
    const declared = sourceOf(owner);
    const source = textOf(declared.file) ?? '';
    const lines = source.split('\n');
    const before = lines.slice(0, declared.line - 1).join('\n').length + declared.column;
    const comment = Math.max(0, source.slice(0, before).lastIndexOf('/**'));
    const inComment = mentionIn(source.slice(comment, before), text);
    const found = inComment < 0 ? mentionIn(source, text) : comment + inComment;
    if (found < 0) return declared;
    const head = source.slice(0, found).split('\n');
    return { file: declared.file, line: head.length, column: (head.at(-1)?.length ?? 0) + 1 };
  };
}

/** Where a text first names the target of a link. Prose and other links before it may contain the same word. */
function mentionIn(source: string, text: string): number {
  const mention = text.trim();
  for (const { 0: start, index } of source.matchAll(LINK_START)) {
    const at = index + start.length;
    LINK_END.lastIndex = at + mention.length;
    if (source.startsWith(mention, at) && LINK_END.test(source)) return at;
  }
  return source.indexOf(mention);
}

const LINK_START = /\{@link\w*\s+|\[\[\s*/g;
const LINK_END = /\s*[|}\]]/y;
