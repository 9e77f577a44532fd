import { SourceMap } from 'node:module';
import { type TransformFailure, transformSync } from 'esbuild';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { compilerPoint } from '../compiler-point.ts';

/** A script without types, and where its lines were. */
export interface StrippedScript {
  readonly code: string;
  /** `line` counts from 1, `column` from 0. */
  readonly placeOf: (line: number, column: number) => Place;
}

/** Takes the types from TypeScript and the syntax of components from both. A text that is no script is a problem with its place. */
export function stripScript(text: string, file: string): StrippedScript | { readonly problem: Diagnostic } {
  try {
    const { code, map } = transformSync(text, {
      loader: /\.[mc]?ts$/.test(file) ? 'ts' : 'tsx',
      sourcemap: 'external',
      sourcefile: file,
      target: 'esnext',
      logLevel: 'silent',
    });
    const places = new SourceMap(JSON.parse(map));
    return {
      code,
      placeOf: (line, column) => {
        const entry = places.findEntry(line - 1, column);
        if (!('originalLine' in entry)) return { file };
        return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
      },
    };
  } catch (error) {
    const [failure] = (error as TransformFailure).errors ?? [];
    if (failure === undefined) throw error;
    const { location } = failure;
    return {
      problem: {
        severity: 'error',
        code: 'adopt/unreadable-config',
        message: failure.text,
        place: { file, ...(location && compilerPoint(location)) },
        hint: 'Fix the file, and check that the project’s own program can read it.',
      },
    };
  }
}
