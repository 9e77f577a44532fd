import { createFenceTracker } from '../../load/markdown/code-fences.ts';

/** `::: module.name`, in a heading too. */
const OBJECT = /^([ \t]*(?:#{1,6}[ \t]+)?):::[ \t]+([\w.:-]+)[ \t]*$/;

/**
 * Keeps only the name of each object that the plugin mkdocstrings documented (https://mkdocstrings.github.io/usage/), without the options
 * below it. `note` gets its line, from 1 on.
 */
export function withoutCodeObjects(text: string, note: (line: number) => void): string {
  const isInCode = createFenceTracker();
  let options: number | undefined;
  return text
    .split('\n')
    .flatMap((line, index) => {
      const column = line.search(/\S/);
      if (options !== undefined && column > options) return [];
      if (column >= 0) options = undefined;
      const [, before = '', name] = isInCode(line) ? [] : (OBJECT.exec(line) ?? []);
      if (name === undefined) return [line];
      options = column;
      note(index + 1);
      return [`${before}\`${name}\``];
    })
    .join('\n');
}
