import { dirname, extname, join } from 'node:path/posix';
import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import { turnComponents } from '../components/turn-components.ts';
import type { OldProject } from '../old-project.ts';
import { codeBlock } from '../text/code-block.ts';
import { withHeadingIds } from '../text/heading-ids.ts';
import { mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { withBraces } from './attribute-braces.ts';
import { turnPluginTabs } from './plugin-tabs.ts';
import type { VitepressConfig } from './vitepress-config.ts';
import { vitepressIds } from './vitepress-ids.ts';

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
  const pathOf = (name: string) =>
    name.startsWith('@/') ? prefix + name.slice(2) : join(dirname(file), name);
  const lost = (content: string, what: string) => {
    const line = lines.findIndex(candidate => candidate.trim() === content.trim()) + 1;
    notes.push({ message: `${what} is not in the project: write its text here`, place: { file, line } });
    return '';
  };
  const filled = mapText(turned.text, line => {
    const [, indent = '', code, region, info = ''] =
      /^(\s*)<<<\s*([^#{[\s]+)(#[\w-]+)?\s*(.*)$/.exec(line) ?? [];
    if (code !== undefined) {
      const source = partOf(project.read(pathOf(code)), region?.slice(1));
      if (source === undefined) return lost(line, 'A file with code');
      const lines = codeBlock(extname(code).slice(1) + infoOf(info), source.replace(/\n$/, '').split('\n'));
      return lines.map(text => indent + text).join('\n');
    }
    return line.replace(
      /<!--\s*@include:\s*([^#{\s]+)(#[\w-]+)?(?:\{(\d*),(\d*)\})?\s*-->/,
      (_, name: string, part?: string, first?: string, last?: string) => {
        const source = partOf(project.read(pathOf(name)), part?.slice(1));
        if (source === undefined) return lost(line, 'An included file');
        const lines = source.split('\n');
        return lines.slice(first ? Number(first) - 1 : 0, last ? Number(last) : lines.length).join('\n');
      },
    );
  });
  const vue = interpolationIn(written, file);
  return { text: turnPluginTabs(filled), notes: [...notes, ...turned.notes, ...vue] };
}

/** A region of a file, without the lines that mark it; the whole file without a name. */
function partOf(source: string | undefined, region: string | undefined): string | undefined {
  if (source === undefined || region === undefined) return source;
  const lines = source.split('\n');
  const start = lines.findIndex(line => new RegExp(`#?region\\b.*\\b${region}\\b`).test(line));
  const end = lines.findIndex((line, index) => index > start && /#?endregion\b/.test(line));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}

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
