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
    const mention = text.trim();
    const comment = source.slice(0, before).lastIndexOf('/**');
    const inComment = comment < 0 ? -1 : source.indexOf(mention, comment);
    const found = inComment >= 0 && inComment < before ? inComment : source.indexOf(mention);
    if (found < 0) return declared;
    const head = source.slice(0, found).split('\n');
    return { file: declared.file, line: head.length, column: (head.at(-1)?.length ?? 0) + 1 };
  };
}
