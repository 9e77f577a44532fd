import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import type { OldProject } from '../old-project.ts';
import { bodyLine, mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { given } from '../values.ts';
import { createAnchorKeeper } from './anchor-keeper.ts';
import type { ComponentTag } from './component-tag.ts';
import { type ComponentNode, readComponents } from './component-tree.ts';
import { shifted, withEnoughColons } from './directive-text.ts';
import { withWholeTags } from './html-tags.ts';
import { findImportedText, withProps } from './imported-text.ts';
import { turnInline } from './inline-components.ts';
import { BLOCKS } from './known-blocks.ts';
import { createLineFinder } from './line-finder.ts';
import { leftOf, lostComponent } from './lost-component.ts';
import { withoutCode } from './mdx-code.ts';
import { withoutIndentedBlocks } from './mdx-columns.ts';
import { withMarkdownInHtml } from './mdx-html.ts';
import { withTabLabels } from './tab-labels.ts';

/** Where texts that a page imports come from, and which texts are MDX: by default, those in files that are named so. */
interface ComponentSource extends Pick<OldProject, 'read'> {
  readonly isMdx?: (file: string, text: string) => boolean;
}

const isMdxFile = (file: string): boolean => /\.mdx$/i.test(file);

/**
 * Turns components of other programs into directives, and fills in those that are Markdown of another file. Of a component that has no
 * equivalent here, its text remains, or else its words.
 */
export function turnComponents(text: string, file: string, source: ComponentSource): TurnedText {
  const { read, isMdx: isMdxText = isMdxFile } = source;
  const isMdx = isMdxText(file, text);
  if (!isMdx && !/<[A-Za-z]|^(?:import|export)\b|\{\/\*/m.test(text)) return { text, notes: [] };
  const notes: Note[] = [];
  const all = text.split('\n');
  const start = bodyLine(text);
  const body = all.slice(start);
  const { lines, imports, lost } = withoutCode(isMdx ? withoutIndentedBlocks(body) : body, isMdx);
  const note = (message: string, line: number) => void notes.push({ message, place: { file, line } });
  for (const line of lost)
    note('Code of a page does not run any more: write what it showed', line + start + 1);
  const textOf = (tag: ComponentTag, line: number) => {
    const imported = findImportedText(imports.get(tag.name) ?? '', file, { read });
    if (imported === undefined) return undefined;
    // A file that imports itself would never end.
    const others = { ...source, read: (path: string) => (path === imported.file ? undefined : read(path)) };
    const filled = turnComponents(withProps(imported.text, tag), imported.file, others);
    note('Texts of imported files were filled in: “::include” would keep each in one place', line);
    notes.push(...filled.notes);
    return filled.text.split('\n').slice(bodyLine(filled.text)).join('\n').trim().split('\n');
  };
  const rendered = render(withTabLabels(readComponents(lines, start + 1)), { note, textOf });
  const tagged = withWholeTags(withEnoughColons(rendered));
  const turned = (isMdx ? withMarkdownInHtml(tagged) : tagged).join('\n');
  const front = all.slice(0, start).join('\n');
  const whole = start === 0 ? turned.replace(/^\n+/, '') : `${front}\n\n${turned.replace(/^\n+/, '')}`;
  const keepAnchor = createAnchorKeeper();
  const noted = notes.map(({ place }) => (place?.file === file ? place.line : undefined));
  const lineOf = createLineFinder(all, new Set(noted));
  const noteInline = (message: string, name: string) =>
    void notes.push({ message, place: { file, ...given('line', lineOf(name)) } });
  return {
    text: mapText(whole.replace(/\n{2,}$/, '\n'), line =>
      keepAnchor(
        line,
        mapOutsideSpans(line, part => turnInline(part, { imports, note: noteInline })),
      ),
    ),
    notes,
  };
}

interface Rendering {
  readonly note: (message: string, line: number) => void;
  /** The text of a component that is Markdown of another file. */
  readonly textOf: (tag: ComponentTag, line: number) => readonly string[] | undefined;
  /** The name of the component around. */
  readonly parent?: string;
  /** The column of components that have only others beside them: their own means nothing. */
  readonly column?: string;
}

function render(nodes: readonly ComponentNode[], rendering: Rendering): readonly string[] {
  const lines: string[] = [];
  let isBehindBlock = false;
  for (const node of nodes) {
    if (node.kind === 'line') {
      // There is already a blank line after a block.
      if (node.text.trim() !== '' || !isBehindBlock) lines.push(node.text);
      isBehindBlock = false;
    } else {
      if (lines.length > 0 && lines.at(-1)?.trim() !== '') lines.push('');
      lines.push(...block(node, rendering), '');
      isBehindBlock = true;
    }
  }
  return lines;
}

function block(
  { tag, indent: written, line, children }: Extract<ComponentNode, { kind: 'component' }>,
  { note, textOf, parent, column: indent = written }: Rendering,
): readonly string[] {
  const { name, attributes, kind, source } = tag;
  const imported = textOf(tag, line);
  if (imported !== undefined) return imported.map(text => (text === '' ? text : indent + text));
  const hasText = children.some(child => child.kind === 'line' && child.text.trim() !== '');
  const within = { note, textOf, parent: name, ...(!hasText && { column: indent }) };
  const inner = shifted(render(children, within), indent);
  const known = BLOCKS.get(name)?.(attributes, inner, parent);
  if (known !== undefined)
    return known.map(text => (text === '' || text.startsWith(indent) ? text : indent + text));
  if (INLINE.test(name) && kind === 'single') return [indent + source.replaceAll(/\s*\n\s*/g, ' ')];
  if (inner.every(text => text.trim() === '')) {
    const left = leftOf(source, message => note(message, line));
    return left === '' ? [] : [indent + left];
  }
  note(lostComponent(name), line);
  const title = attributes.title ?? '';
  return /^[^{}\s]/.test(title) ? [`${indent}**${title.trim()}**`, '', ...inner] : inner;
}

/** Components that are also used inline. */
const INLINE = /^(?:Badge|Icon|Image|ThemedImage|LinkButton|Link)$/;
