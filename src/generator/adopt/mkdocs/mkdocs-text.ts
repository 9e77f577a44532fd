import { dirname, join } from 'node:path/posix';
import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import type { OldProject } from '../old-project.ts';
import { mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { listOf, textOf } from '../values.ts';
import type { MkdocsConfig } from './mkdocs-config.ts';

/** Fills in snippets (https://facelessuser.github.io/pymdown-extensions/extensions/snippets/), and turns anchors and the icons of a theme. */
export function turnMkdocsText(
  written: string,
  file: string,
  { project, config }: { readonly project: OldProject; readonly config: MkdocsConfig },
): TurnedText {
  const notes: Note[] = [];
  const options = config.extensions.get('pymdownx.snippets');
  const folders = listOf(options?.base_path ?? ['.']).flatMap(path =>
    textOf(path) === undefined ? [] : [join(dirname(config.file), String(path))],
  );
  const snippet = (name: string, line: number): string => {
    const found = findSnippet(name, [...folders, config.docsFolder], project);
    if (found !== undefined) return found;
    notes.push({ message: 'A snippet is not in the project: write its text here', place: { file, line } });
    return '';
  };
  const filled = options === undefined ? written : fillSnippets(written, snippet);
  const text = mapText(filled, (line, index) =>
    mapOutsideSpans(line, part =>
      part.replaceAll(ANCHOR, '<a id="$1"></a>').replaceAll(ICON, (_, name: string) => {
        const sign = SIGNS.get(name);
        if (sign === undefined)
          notes.push({ message: 'Icons of the theme were left out', place: { file, line: index + 1 } });
        return sign ?? '';
      }),
    ),
  );
  return { text, notes };
}

/** A place in a text, as the plugin autorefs has it (https://mkdocstrings.github.io/autorefs). */
const ANCHOR = /\[\]\(\)\{:?\s*#([\w.:-]+)\s*\}/g;

const ICON = /:(?:material|octicons|fontawesome|simple)-([\w-]+):(?:\{[^}\n]*\})?/g;

/** Icons that say something. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['check', '✓'],
  ['check-all', '✓'],
  ['check-16', '✓'],
  ['close', '✗'],
  ['x-16', '✗'],
  ['plus', '+'],
  ['minus', '−'],
  ['arrow-right', '→'],
]);

/** A snippet is a line `--8<-- "file"`, or the lines between two of `--8<--`. */
function fillSnippets(text: string, snippet: (name: string, line: number) => string): string {
  let isInBlock = false;
  return text
    .split('\n')
    .flatMap((line, index) => {
      const [, indent = '', sign = '', name] =
        /^(\s*)(;?)-+8<-+(?:[ \t]+["']([^"']+)["'])?\s*$/.exec(line) ?? [];
      if (sign === ';') return line.replace(';', '');
      if (name !== undefined) return indented(snippet(name, index + 1), indent);
      if (/^\s*-+8<-+\s*$/.test(line)) {
        isInBlock = !isInBlock;
        return [];
      }
      return isInBlock && line.trim() !== '' ? indented(snippet(line.trim(), index + 1), '') : line;
    })
    .join('\n');
}

function indented(text: string, indent: string): string {
  return text.replaceAll(/^(?=.)/gm, indent);
}

/** `file.md`, `file.md:2:10`, or `file.md:section`. */
function findSnippet(name: string, folders: readonly string[], { read }: OldProject): string | undefined {
  const [path = '', first, last] = name.split(':');
  const source = folders.map(folder => read(join(folder, path))).find(text => text !== undefined);
  if (source === undefined || first === undefined) return source?.replace(/\n$/, '');
  const lines = source.split('\n');
  if (/^\d*$/.test(first))
    return lines.slice(Math.max(0, Number(first) - 1), Number(last ?? first) || undefined).join('\n');
  const start = lines.findIndex(line => line.includes(`[start:${first}]`));
  const end = lines.findIndex(line => line.includes(`[end:${first}]`));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}
