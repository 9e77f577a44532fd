import { dirname, join } from 'node:path/posix';
import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import type { OldProject } from '../old-project.ts';
import { withoutTemplateTags } from '../text/template-tags.ts';
import { mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { listOf, textOf } from '../values.ts';
import { withoutCodeObjects } from './code-objects.ts';
import { withoutCodeReferences } from './code-references.ts';
import { fillIncludedFiles, INCLUDES } from './included-files.ts';
import type { MkdocsConfig } from './mkdocs-config.ts';
import { withPlainTerminals } from './terminal-code.ts';

/**
 * Fills in other files and snippets (https://facelessuser.github.io/pymdown-extensions/extensions/snippets/), and turns anchors and the
 * icons of a theme.
 */
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
  const included = INCLUDES.map(name => config.extensions.get(name)).find(found => found !== undefined);
  const withFiles =
    included === undefined
      ? written
      : fillIncludedFiles(written, (name, offset) => {
          const path = join(dirname(config.file), textOf(included.base_path) ?? '.', name);
          const found = project.read(path);
          const line = written.slice(0, offset).split('\n').length;
          if (found === undefined) notes.push({ message: lostFile(path), place: { file, line } });
          return found;
        });
  const filled = options === undefined ? withFiles : fillSnippets(withFiles, snippet);
  const hasKeys = config.extensions.has('pymdownx.keys');
  const hasMacros = config.plugins.has('macros');
  const plain = hasMacros ? withoutTemplateTags(filled, { file, written, message: MACROS }) : undefined;
  notes.push(...(plain?.notes ?? []));
  const text = mapText(withPlainTerminals(plain?.text ?? filled), (line, index) =>
    mapOutsideSpans(line, part =>
      (hasKeys ? part.replaceAll(KEYS, keysOf) : part)
        .replaceAll(RAW, '')
        .replaceAll(ANCHOR, '<a id="$1"></a>')
        .replaceAll(ICON, (_, name: string, space: string) => {
          const sign = SIGNS.get(name);
          if (sign !== undefined) return sign + space;
          notes.push({ message: 'Icons of the theme were left out', place: { file, line: index + 1 } });
          return '';
        }),
    ),
  );
  const noteOf = (message: string) => (line: number) => void notes.push({ message, place: { file, line } });
  if (config.plugins.has('mkdocstrings')) {
    const objects = withoutCodeReferences(text, noteOf(REFERENCES));
    return { text: withoutCodeObjects(objects, noteOf(lostObjects('mkdocstrings'))), notes };
  }
  if (config.extensions.has('mkautodoc'))
    return { text: withoutCodeObjects(text, noteOf(lostObjects('mkautodoc'))), notes };
  return { text, notes };
}

const MACROS = 'The tags of “macros” do not run any more, and were left out: write what they showed';
const REFERENCES = 'References to code became text, because “mkdocstrings” does not run any more';

/** The same words for both programs that write it (https://github.com/tomchristie/mkautodoc). */
function lostObjects(writer: string): string {
  return `The documentation of code that “${writer}” wrote is missing: only its names are there`;
}

function lostFile(path: string): string {
  return path.startsWith('../')
    ? 'An included file is outside the folder: adopt the folder that holds both'
    : 'An included file is not in the project: write its text here';
}

/** A place in a text, as the plugin autorefs has it (https://mkdocstrings.github.io/autorefs). */
const ANCHOR = /\[\]\(\)\{:?\s*#([\w.:-]+)\s*\}/g;

/** What the plugin macros leaves alone; only these tags went. */
const RAW = /\{%-?\s*(?:end)?raw\s*-?%\}/g;

/** `++ctrl+arrow-up++` (https://facelessuser.github.io/pymdown-extensions/extensions/keys/). */
const KEYS = /\+\+((?:"[^"+]+"|[\w-]+)(?:\+(?:"[^"+]+"|[\w-]+))*)\+\+/g;

function keysOf(_: string, written: string): string {
  const names = written.split('+').map(name => name.replace(/^"(.*)"$/, '$1'));
  return names
    .map(
      name =>
        `<kbd>${name.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, letter => letter.toUpperCase())}</kbd>`,
    )
    .join('+');
}

/** With the space after it, which would make code of what follows it in a list. */
const ICON = /:(?:material|octicons|fontawesome|simple)-([\w-]+):(?:\{[^}\n]*\})?([ \t]*)/g;

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
