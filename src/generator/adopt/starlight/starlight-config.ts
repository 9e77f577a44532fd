import { dirname, join } from 'node:path/posix';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type OldProject, prefixOf } from '../old-project.ts';
import { readScript } from '../script/read-script.ts';
import { type SiteAddress, siteAddressOf } from '../site-address.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from '../values.ts';

/** What the configuration says: that of Astro, and that of the integration Starlight in it. */
export interface StarlightConfig {
  readonly file: string;
  readonly astro: Fields;
  readonly fields: Fields;
  /** The folder of the project, with a final slash or empty. */
  readonly home: string;
  readonly address: SiteAddress;
  /** Folders of languages; that of the default language is first, if it has one. */
  readonly locales: readonly string[];
  /** The folder of the default language, with a final slash; empty if it has none. */
  readonly mainFolder: string;
  readonly language?: string;
}

/** Reads `astro.config` (https://starlight.astro.build/reference/configuration/). */
export function readStarlightConfig(
  project: OldProject,
  file: string,
): { readonly config: StarlightConfig } | { readonly problem: Diagnostic } {
  const read = readScript(project, file);
  if ('problem' in read) return read;
  const astro = fieldsOf(read.value);
  // Each integration is called with its settings; only these have a title.
  const fields = fieldsOf(
    listOf(astro.integrations).find(item => isFields(item) && item.title !== undefined),
  );
  const locales = fieldsOf(fields.locales);
  const main = 'root' in locales ? '' : (textOf(fields.defaultLocale) ?? '');
  const language = textOf(fieldsOf(locales[main === '' ? 'root' : main]).lang) ?? main;
  const names = Object.keys(locales).filter(name => name !== 'root' && name !== main);
  return {
    config: {
      file,
      astro,
      fields,
      home: prefixOf(dirname(file)),
      address: siteAddressOf(textOf(astro.site), textOf(astro.base)),
      locales: main === '' || main === undefined ? names : [main, ...names],
      mainFolder: main !== '' && main in locales ? `${main}/` : '',
      ...(language !== '' && { language }),
    },
  };
}

/** The folder of the pages. */
export function pagesFolderOf({ home }: StarlightConfig): string {
  return `${join(home, 'src/content/docs')}/`;
}

/** The address of a page: each name as a heading's anchor would be written; an index is the page of its folder. */
export function starlightAddressOf(file: string, slug: string | undefined): string {
  if (slug !== undefined) return `/${slug.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
  const names = file
    .replace(/\.\w+$/, '')
    .split('/')
    .map(slugOf);
  const path = names.at(-1) === 'index' ? names.slice(0, -1) : names;
  return path.length === 0 ? '/' : `/${path.join('/')}/`;
}

/** A folder as addresses spell it. Files are there, so that the address of a folder is also its own. */
export function starlightFolderOf(folder: string): string {
  return folder.split('/').map(slugOf).join('/');
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
