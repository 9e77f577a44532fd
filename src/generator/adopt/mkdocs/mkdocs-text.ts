import { dirname, join } from 'node:path/posix';
import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import type { OldProject } from '../old-project.ts';
import { withHeadingIds } from '../text/heading-ids.ts';
import { withoutTemplateTags } from '../text/template-tags.ts';
import { mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { textOf } from '../values.ts';
import { withoutCodeObjects } from './code-objects.ts';
import { withoutCodeReferences } from './code-references.ts';
import { fillIncludedFiles, INCLUDES } from './included-files.ts';
import type { MkdocsConfig } from './mkdocs-config.ts';
import { mkdocsIds } from './mkdocs-ids.ts';
import { fillSnippets } from './snippets.ts';
import { withPlainTerminals } from './terminal-code.ts';

/** What the parts of a text are turned with. */
interface MkdocsSource {
  readonly project: OldProject;
  readonly config: MkdocsConfig;
  readonly note: (message: string, line: number) => void;
}

/** Fills in other files and snippets, and turns what plugins, extensions and the theme gave a meaning. */
export function turnMkdocsText(
  written: string,
  file: string,
  { project, config }: Pick<MkdocsSource, 'project' | 'config'>,
): TurnedText {
  const notes: Note[] = [];
  const note = (message: string, line: number) => void notes.push({ message, place: { file, line } });
  const source = { project, config, note };
  const filled = fillSnippets(withIncludedFiles(written, source), source);
  const plain = config.plugins.has('macros')
    ? withoutTemplateTags(filled, { file, written, message: MACROS })
    : { text: filled, notes: [] };
  notes.push(...plain.notes);
  const marked = turnMarks(withPlainTerminals(plain.text), source);
  return { text: withHeadingIds(withoutDocumentation(marked, source), mkdocsIds(config)), notes };
}

function withIncludedFiles(written: string, { project, config, note }: MkdocsSource): string {
  const options = INCLUDES.map(name => config.extensions.get(name)).find(found => found !== undefined);
  if (options === undefined) return written;
  return fillIncludedFiles(written, (name, offset) => {
    const path = join(dirname(config.file), textOf(options.base_path) ?? '.', name);
    const found = project.read(path);
    if (found === undefined) note(lostFile(path), written.slice(0, offset).split('\n').length);
    return found;
  });
}

/** Turns keys, anchors and icons outside code. */
function turnMarks(text: string, { config, note }: MkdocsSource): string {
  const hasKeys = config.extensions.has('pymdownx.keys');
  return mapText(text, (line, index) =>
    mapOutsideSpans(line, part =>
      (hasKeys ? part.replaceAll(KEYS, keysOf) : part)
        .replaceAll(RAW, '')
        .replaceAll(ANCHOR, '<a id="$1"></a>')
        .replaceAll(ICON, (_, name: string, space: string) => {
          const sign = SIGNS.get(name);
          if (sign !== undefined) return sign + space;
          note('Icons of the theme were left out', index + 1);
          return '';
        }),
    ),
  );
}

/** Leaves the names of code whose documentation a plugin wrote, and makes text of references to it. */
function withoutDocumentation(text: string, { config, note }: MkdocsSource): string {
  const noteOn = (message: string) => (line: number) => note(message, line);
  if (config.plugins.has('mkdocstrings'))
    return withoutCodeObjects(
      withoutCodeReferences(text, noteOn(REFERENCES)),
      noteOn(lostObjects('mkdocstrings')),
    );
  if (config.extensions.has('mkautodoc')) return withoutCodeObjects(text, noteOn(lostObjects('mkautodoc')));
  return text;
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
