import { docFrontMatter, pageFrontMatter } from './load/front-matter/front-matter-schema.ts';
import { titleFromPath } from './load/title-from-path.ts';
import type { Collection } from './model/collection.ts';
import type { SiteConfig } from './model/config.ts';
import { segmentsOfFile, withoutLast, withoutNumberPrefix } from './model/file-path.ts';
import { joinPath } from './model/join-path.ts';

/** The collections of every site. */
export function collectionsOf(config: SiteConfig): readonly Collection[] {
  const { api } = config;
  return [pagesOf(config), ...(api === null ? [] : [apiOf(api)]), docsOf(config)];
}

function pagesOf({ words }: SiteConfig): Collection {
  return {
    name: 'pages',
    folders: ['content/pages/'],
    frontMatter: pageFrontMatter,
    baseOf: () => '/',
    segmentsOf: path => withoutLast(segmentsOfFile(path), /^index$/),
    titleOf: path => titleFromPath(path, words.shell.home),
    hasFolders: true,
  };
}

function docsOf({ docs, words }: SiteConfig): Collection {
  const places = docs.versions.map(({ folder, path }) => ({
    folder: `content/${folder}/`,
    base: joinPath(docs.path, path),
  }));
  return {
    name: 'docs',
    folders: places.map(({ folder }) => folder),
    frontMatter: docFrontMatter,
    baseOf: file => places.find(({ folder }) => file.startsWith(folder))?.base ?? docs.path,
    segmentsOf: docSegments,
    titleOf: path => titleFromPath(path, words.docs.untitled),
    hasFolders: true,
  };
}

function apiOf({ path: base }: NonNullable<SiteConfig['api']>): Collection {
  return {
    name: 'api',
    folders: ['content/api/'],
    frontMatter: docFrontMatter,
    baseOf: () => base,
    segmentsOf: docSegments,
    titleOf: path => titleFromPath(path, 'API'),
    hasFolders: true,
  };
}

function docSegments(path: string): string[] {
  return withoutLast(segmentsOfFile(path).map(withoutNumberPrefix), /^(?:index|readme)$/i);
}
