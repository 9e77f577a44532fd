import type { Collection } from '../collection.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isMarkdownFile } from './markdown-file.ts';

/** The folder that every site has in its root, whatever its features. */
export const CONTENT_FOLDER = 'content';

/** Its folder of files that are published as they are. */
export const STATIC_FOLDER = 'content/static/';

/** The configuration in the root of a site. */
export const CONFIG_FILE = 'site.config.ts';

/** Where builds write the schemas for editors: below the folder that git ignores. */
export const SCHEMA_FOLDER = '.cache/schemas';

/** A source file with its bytes: `file` is POSIX, relative to the root; `path` is relative to its collection's folder. */
export interface SourceFile extends MarkdownFile {
  readonly bytes: Uint8Array;
}

/** A Markdown source without its bytes: its collection, and its path within the collection's folder. */
export interface MarkdownFile {
  readonly file: string;
  readonly collection: Collection;
  readonly path: string;
}

/** The files of a project, sorted by kind. */
export interface ProjectFiles {
  readonly markdown: readonly MarkdownFile[];
  /** YAML: the data files of features. */
  readonly data: readonly string[];
  /** Everything else below `content/`: static files and images beside Markdown. */
  readonly assets: readonly string[];
  /** Warnings about Markdown files that belong to no collection. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Sorts files into kinds by their place. Files whose names begin with an underscore are for others to include, so they are not entries. */
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
    // Features read the files elsewhere.
    if (!file.startsWith(`${CONTENT_FOLDER}/`)) continue;
    else if (file.startsWith(STATIC_FOLDER)) assets.push(file);
    else if (/\.ya?ml$/i.test(file)) data.push(file);
    else if (!isMarkdownFile(file)) assets.push(file);
    else if (isPart(file)) continue;
    else if (folder !== undefined && collection !== undefined)
      markdown.push({ file, collection, path: file.slice(folder.length) });
    else diagnostics.push(stray(file, folders));
  }
  return { markdown, data, assets, diagnostics };
}

function isPart(file: string): boolean {
  // Hugo calls the page of a folder `_index.md`.
  return file
    .split('/')
    .some(segment => segment.startsWith('_') && !/^_index\.(?:md|mdx|markdown)$/i.test(segment));
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
