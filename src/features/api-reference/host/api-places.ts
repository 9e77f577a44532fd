import { relative } from 'node:path';
import type { Reflection, SourceReference } from 'typedoc';
import type { ApiSource } from '../api.ts';

/** Converts TypeDoc's places into ours: files relative to the root, columns from 1. */
export type SourceOf = (reflection: Reflection) => ApiSource;

/**
 * A reflection without its own place, such as a parameter, has the place of its parent. If the library extends a type of another one,
 * `isOwnFile` says which of the places is ours.
 */
export function createSourceOf(root: string, isOwnFile: (file: string) => boolean): SourceOf {
  return function sourceOf(reflection): ApiSource {
    const sources = sourcesOf(reflection);
    const source = sources.find(({ fullFileName }) => isOwnFile(fullFileName)) ?? sources[0];
    if (source !== undefined)
      return {
        file: relative(root, source.fullFileName).replaceAll('\\', '/'),
        line: source.line,
        column: source.character + 1,
      };
    return reflection.parent === undefined ? { file: '', line: 1, column: 1 } : sourceOf(reflection.parent);
  };
}

/** Every place where TypeDoc found the declaration. */
export function sourcesOf(reflection: Reflection): readonly SourceReference[] {
  return (reflection.isDeclaration() || reflection.isSignature() ? reflection.sources : undefined) ?? [];
}
