import { gzipSync } from 'node:zlib';
import { loadedSheets, sheetsJoinedIn } from '../../../templates/shared/joined-sheets.ts';
import { contentBytes } from '../../host/output/content-bytes.ts';
import type { Bundle } from '../../model/bundle.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { LazyFile } from './lazy-files.ts';

/** The style sheets that pages load, by their paths in the output folder: those that are compiled, and those that join them. */
export interface StyleSheets {
  /** What a page loads that needs sheets of these names. */
  readonly loadedFor: (names: readonly string[]) => readonly string[];
  /** The sheet at a path, if it joins others. */
  readonly joinedAt: (path: string) => LazyFile | undefined;
  /** Gzip bytes. */
  readonly weightOf: (path: string) => number;
}

/** The sheets of a bundle. They are joined and weighed when they are asked for. */
export function createStyleSheets({ files, hash, stylesheets }: Bundle, root: string): StyleSheets {
  const compiled = new Map(files.map(({ path, content }) => [path, content]));
  const all = Object.values(stylesheets);
  const weights = new Map<string, number>();
  const textOf = (path: string): string => {
    const content = compiled.get(path);
    if (content !== undefined) return new TextDecoder().decode(contentBytes(content, root));
    return joinSheets((sheetsJoinedIn(path, all) ?? []).map(textOf));
  };
  return {
    loadedFor: names => loadedSheets(names.map(name => stylesheets[name] ?? '')),
    joinedAt: path =>
      sheetsJoinedIn(path, all) && {
        output: path,
        key: contentHash(hash, path),
        make: async () => ({ content: { type: 'text', text: textOf(path) } }),
      },
    weightOf: path => {
      const weight = weights.get(path) ?? gzipSync(textOf(path)).length;
      weights.set(path, weight);
      return weight;
    },
  };
}

/** Imports of other hosts, which must be above all rules; a URL in one may have semicolons. */
const IMPORTS = /^(?:@import(?:"[^"]*"|[^";])*;\s*)+/;

function joinSheets(texts: readonly string[]): string {
  const imports = texts.map(text => IMPORTS.exec(text)?.[0] ?? '');
  return [...imports, ...texts.map(text => text.replace(IMPORTS, ''))].join('');
}
