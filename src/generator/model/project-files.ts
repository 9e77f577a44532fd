import type { Collection } from './collection.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What every site is made of, whatever its features; in the root. */
export const CONTENT_FOLDER = 'content';

/** A source file as it was read: `file` is POSIX, relative to the root; `path` is relative to its collection's folder. */
export interface SourceFile extends MarkdownFile {
  readonly bytes: Uint8Array;
}

/** A Markdown source by its place: which collection it belongs to, and its path within the collection's folder. */
export interface MarkdownFile {
  readonly file: string;
  readonly collection: Collection;
  readonly path: string;
}

/** The files of a project, sorted into their kinds. */
export interface ProjectFiles {
  readonly markdown: readonly MarkdownFile[];
  /** YAML: the data files of features. */
  readonly data: readonly string[];
  /** Everything else below `content/`: static files and images beside Markdown. */
  readonly assets: readonly string[];
  /** A Markdown file that belongs to no collection is a mistake. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Sorts files by their place. Names that begin with an underscore are parts for others, not entries. */
export function sortProjectFiles(files: readonly string[], collections: readonly Collection[]): ProjectFiles {
  const folders = collections.flatMap(collection =>
    collection.folders.map(folder => [folder, collection] as const),
  );
  const markdown: MarkdownFile[] = [];
  const data: string[] = [];
  const assets: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const [folder, collection] = folders.find(([prefix]) => file.startsWith(prefix)) ?? [];
    // Files elsewhere are read by features.
    if (!file.startsWith(`${CONTENT_FOLDER}/`)) continue;
    else if (file.startsWith('content/static/')) assets.push(file);
    else if (/\.ya?ml$/i.test(file)) data.push(file);
    else if (!/\.(md|markdown)$/i.test(file)) assets.push(file);
    else if (isPart(file)) continue;
    else if (folder !== undefined && collection !== undefined)
      markdown.push({ file, collection, path: file.slice(folder.length) });
    else diagnostics.push(stray(file, folders));
  }
  return { markdown, data, assets, diagnostics };
}

function isPart(file: string): boolean {
  return file.split('/').some(segment => segment.startsWith('_'));
}

function stray(
  file: string,
  folders: readonly (readonly [folder: string, collection: Collection])[],
): Diagnostic {
  return {
    severity: 'warning',
    code: 'source/no-collection',
    message: 'This Markdown file belongs to no collection and is not built',
    place: { file },
    hint: `Move it below ${folders.map(([folder]) => folder).join(', ')}, or begin its name with an underscore if other files include it.`,
  };
}
