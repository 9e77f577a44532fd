import { extname } from 'node:path/posix';
import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import { turnComponents } from '../components/turn-components.ts';
import type { OldProject } from '../old-project.ts';
import { codeBlock } from '../text/code-block.ts';
import { withHeadingIds } from '../text/heading-ids.ts';
import { mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { withBraces } from './attribute-braces.ts';
import { namedPart } from './named-part.ts';
import { turnPluginTabs } from './plugin-tabs.ts';
import type { VitepressConfig } from './vitepress-config.ts';
import { vitepressIds } from './vitepress-ids.ts';
import { fillIncludes } from './vitepress-includes.ts';

/** Fills in code and Markdown of other files (https://vitepress.dev/guide/markdown), and turns components and tabs. */
export function turnVitepressText(
  written: string,
  file: string,
  { project, config }: { readonly project: OldProject; readonly config: VitepressConfig },
): TurnedText {
  const notes: Note[] = [];
  const lines = written.split('\n');
  const { prefix } = config;
  // Before components become words, which were no part of the ids.
  const kept = withHeadingIds(withBraces(written, config), vitepressIds(config));
  const turned = turnComponents(kept, file, project);
  const { read } = project;
  const lost = (content: string, what: string) => {
    const line = lines.findIndex(candidate => candidate.trim() === content.trim()) + 1;
    // The line may be one of an included file.
    const place = line === 0 ? { file } : { file, line };
    notes.push({ message: `${what} is not in the project: write its text here`, place });
    return '';
  };
  const included = fillIncludes(turned.text, {
    file,
    prefix,
    read,
    lost: line => lost(line, 'An included file'),
  });
  const filled = mapText(included, line => {
    const [, indent = '', code, info = ''] = CODE.exec(line) ?? [];
    if (code === undefined) return line;
    const source = namedPart(code, { file, prefix, read });
    if (source === undefined) return lost(line, 'A file with code');
    const language = extname(source.path).slice(1);
    const block = codeBlock(language + infoOf(info), source.text.replace(/\n$/, '').split('\n'));
    return block.map(text => indent + text).join('\n');
  });
  const vue = interpolationIn(written, file);
  return { text: turnPluginTabs(filled), notes: [...notes, ...turned.notes, ...vue] };
}

/** `<<< ./a.ts#region{1,3 ts:line-numbers} [label]` */
const CODE = /^(\s*)<<<\s*([^#{[\s]+(?:#[\w-]+)?)\s*(.*)$/;

/** `{1,3 ts:line-numbers}` and `[label]` as a code block has them. */
function infoOf(info: string): string {
  const lines = /\{([\d,-]+)/.exec(info)?.[1];
  const label = /\[[^\]]+\]/.exec(info)?.[0];
  return `${lines === undefined ? '' : `{${lines}}`}${label === undefined ? '' : ` ${label}`}`;
}

/** One note for the first expression of Vue in a text. */
function interpolationIn(text: string, file: string): readonly Note[] {
  let line: number | undefined;
  mapText(text, (written, index) =>
    mapOutsideSpans(written, part => {
      if (/\{\{.+?\}\}/.test(part)) line ??= index + 1;
      return part;
    }),
  );
  if (line === undefined) return [];
  const message = 'Expressions in double braces are text here: write what they stood for';
  return [{ message, place: { file, line } }];
}
