import { basename, dirname, join } from 'node:path/posix';
import type { Note } from '../adopted-site.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import { MarkupElement, wordsOfMarkup } from '../script/markup.ts';
import { readScript } from '../script/read-script.ts';
import { notesOnUnread } from '../script/unread.ts';
import { type Fields, fieldsOf, isFields } from '../values.ts';
import { nextraAddressOf, type PageTree } from './nextra-pages.ts';

/** What `_meta` files say of the entries of a folder, by the address of the folder. */
export type MetaFiles = ReadonlyMap<string, Fields>;

/** Reads the `_meta` files of trees. They are scripts, and data as far as they can be read without running them. */
export function readMetaFiles(
  project: OldProject,
  trees: readonly PageTree[],
): { readonly metaFiles: MetaFiles; readonly notes: readonly Note[] } {
  const metaFiles = new Map<string, Fields>();
  const notes: Note[] = [];
  for (const tree of trees) {
    for (const file of filesBelow(project, tree.prefix).filter(isMetaFile)) {
      const value = withWords(metaIn(project, tree.prefix + file, notes));
      notes.push(...notesOnUnread(value));
      addMeta(addressOfFolder(file, tree), fieldsOf(value), metaFiles);
    }
  }
  return { metaFiles, notes };
}

function isMetaFile(file: string): boolean {
  return /^_meta(?:\.global)?\.(?:json|[mc]?[jt]sx?)$/.test(basename(file));
}

function addressOfFolder(file: string, tree: PageTree): string {
  const name = tree.hasPageFiles ? 'page.mdx' : 'index.mdx';
  return nextraAddressOf(join(dirname(file), name), tree) ?? '/';
}

function metaIn(project: OldProject, file: string, notes: Note[]): unknown {
  if (file.endsWith('.json')) return jsonOf(project.read(file) ?? '', file, notes);
  const read = readScript(project, file);
  if ('value' in read) return read.value;
  notes.push({ message: UNREAD, place: read.problem.place ?? { file } });
  return undefined;
}

function jsonOf(text: string, file: string, notes: Note[]): unknown {
  try {
    return JSON.parse(text);
  } catch {
    notes.push({ message: UNREAD, place: { file } });
    return undefined;
  }
}

const UNREAD = 'Files with titles and order that cannot be read: write the entries into sidebars.ts by hand';

/** Elements give their words. */
function withWords(value: unknown): unknown {
  if (value instanceof MarkupElement) return wordsOfMarkup(value) ?? value;
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWords(part)]));
}

/** `_meta.global` has the entries of further folders in `items`. */
function addMeta(address: string, meta: Fields, metaFiles: Map<string, Fields>): void {
  metaFiles.set(address, { ...metaFiles.get(address), ...meta });
  for (const [name, value] of Object.entries(meta)) {
    const { items, type } = fieldsOf(value);
    if (isFields(items) && type !== 'menu') addMeta(join(address, name), items, metaFiles);
  }
}
