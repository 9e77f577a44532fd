import type { WrittenFile } from './adopted-site.ts';

/** The file of the authors, by their ids; none without authors. */
export function authorsText(names: ReadonlyMap<string, string>): readonly WrittenFile[] {
  const lines = [...names].sort().map(([id, name]) => `${id}:\n  name: ${JSON.stringify(name)}\n`);
  return lines.length === 0 ? [] : [{ file: 'content/authors.yml', text: lines.join('') }];
}
