import { basename } from 'node:path/posix';
import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import { shifted } from '../components/directive-text.ts';
import { wordsOf } from '../components/lost-component.ts';
import { codeBlock } from '../text/code-block.ts';
import { GONE } from '../text/gone.ts';
import { bodyLine } from '../text/text-lines.ts';
import { codeOf, showsData } from './code-shortcode.ts';
import { fillTemplate } from './fill-template.ts';
import { SHORTCODES } from './known-shortcodes.ts';
import { readShortcodes, type Shortcode, type ShortcodeNode } from './shortcodes.ts';
import { turnThemeAlerts } from './theme-alerts.ts';

/** What shortcodes may name. */
export interface ShortcodeSource {
  /** The address of a page that `ref` names. */
  readonly addressOf: (target: string) => string | undefined;
  /** A parameter of the page or of the site. */
  readonly param: (name: string) => string | undefined;
  /** The text of a file that a shortcode shows. */
  readonly textOf: (name: string) => string | undefined;
  /** The template that the project wrote for a shortcode. */
  readonly templateOf: (name: string) => string | undefined;
}

/** Turns shortcodes into Markdown and directives, in code too, as Hugo does. One that is not known leaves what is in it, or its words. */
export function turnHugoText(text: string, file: string, source: ShortcodeSource): TurnedText {
  if (!text.includes('{{')) return { text: turnThemeAlerts(text), notes: [] };
  const notes: Note[] = [];
  const start = bodyLine(text);
  const lines = text.split('\n');
  const front = lines
    .slice(0, start)
    .map(line => `${line}\n`)
    .join('');
  const body = lines.slice(start).join('\n');
  const note = (message: string, line: number) =>
    void notes.push({ message, place: { file, line: line + start } });
  const turned = createWriter(source, note)(readShortcodes(body), undefined);
  const linked = turned.replaceAll(LINK_TO_GONE, '$1').replaceAll(GONE, '');
  // A comment in a shortcode means that it is shown as it is written.
  const shown = linked.replaceAll(/\{\{([<%])\/\*\s?([\s\S]*?)\s?\*\/([>%])\}\}/g, '{{$1 $2 $3}}');
  return { text: turnThemeAlerts(front + shown), notes };
}

/** A link to where a shortcode left nothing becomes text. */
const LINK_TO_GONE = new RegExp(`\\[([^\\[\\]]*)\\]\\([^()\\s]*${GONE}[^()\\s]*\\)`, 'g');

type WriteNodes = (nodes: readonly ShortcodeNode[], parent: Shortcode | undefined) => string;

/** Where a shortcode is written. */
interface Surroundings {
  readonly parent: Shortcode | undefined;
  /** Its number among those of its name in the parent, from 0. */
  readonly index: number;
  /** Whether it is the target of a link. */
  readonly isTarget: boolean;
}

const LONGEST_TARGET = 200;

function createWriter(source: ShortcodeSource, note: (message: string, line: number) => void): WriteNodes {
  /** Files whose texts are being filled in: one that includes itself would never end. */
  const open = new Set<string>();
  return write;

  function write(nodes: readonly ShortcodeNode[], parent: Shortcode | undefined): string {
    const counts = new Map<string, number>();
    let text = '';
    for (const node of nodes) {
      if (typeof node === 'string') {
        // There is already a blank line after a block.
        text += /\n\n$/.test(text) ? node.replace(/^(?:[ \t]*\n)+/, '') : node;
        continue;
      }
      const index = counts.get(node.name) ?? 0;
      counts.set(node.name, index + 1);
      const isTarget = /\]\([^()\s]*$/.test(text.slice(-LONGEST_TARGET));
      text = append(text, written(node, { parent, index, isTarget }));
    }
    return text;
  }

  function written(node: Shortcode, { parent, index, isTarget }: Surroundings): readonly string[] | string {
    const named = textNamedBy(node);
    if (named !== undefined) return named;
    const inner = node.inner === undefined ? [] : shifted(write(node.inner, node).split('\n'), '');
    const known = SHORTCODES.get(node.name)?.({ ...node, inner, parent, index });
    if (known !== undefined) return known;
    const template = source.templateOf(node.name);
    const code = template && codeOf(node, { template, inner, textOf: source.textOf });
    if (code) return code;
    const filled =
      template === undefined
        ? undefined
        : fillTemplate(template, { ...node, inner: inner.join('\n').trim(), param: source.param });
    if (filled !== undefined) return filled.includes('\n') ? filled.split('\n') : filled;
    note(
      showsData(template)
        ? `The shortcode “${node.name}” showed data of the project, which are not read: write what it showed`
        : `The shortcode “${node.name}” is no part of the new site: write what it showed`,
      node.line,
    );
    const isEmpty = inner.every(line => line.trim() === '');
    if (isEmpty)
      return isTarget
        ? GONE
        : wordsOf(basename(node.name), { ...Object.fromEntries(node.list.entries()), ...node.named });
    return inner.length === 1 ? inner.join('') : inner;
  }

  /** What the project says elsewhere. */
  function textNamedBy({ name, list, named, line }: Shortcode): readonly string[] | string | undefined {
    switch (name.toLowerCase()) {
      case 'ref':
      case 'relref': {
        const target = named.path ?? list[0] ?? '';
        return source.addressOf(target) ?? target;
      }
      case 'param':
      case '_param':
        return source.param(named.name ?? list[0] ?? '');
      case 'include':
      case 'readfile': {
        const file = named.file ?? list[0] ?? '';
        const shown = source.textOf(file);
        if (shown === undefined)
          note('A file that a shortcode shows is not in the project: write its text here', line);
        if (shown === undefined || open.has(file)) return '';
        if (named.code === 'true') return codeBlock(named.lang ?? '', shown.split('\n'));
        open.add(file);
        const text = write(readShortcodes(shown), undefined);
        open.delete(file);
        return text;
      }
      default:
        return undefined;
    }
  }
}

/** Lines begin in the column of the tag, with an empty line before and after them. */
function append(text: string, written: readonly string[] | string): string {
  if (typeof written === 'string') return text + written;
  const [indent = ''] = /[ \t]*$/.exec(text) ?? [];
  const isAtStart = /(?:^|\n)[ \t]*$/.test(text);
  const before = isAtStart ? text.slice(0, text.length - indent.length) : `${text}\n`;
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n';
  const column = isAtStart ? indent : '';
  const lines = written.map(line => (line === '' ? '' : column + line));
  return `${before}${gap}${lines.join('\n')}\n\n`;
}
