import { extname } from 'node:path/posix';
import type { CopiedFile, Note } from './adopted-site.ts';
import { MOVED, publishablePath } from './publishable-path.ts';

/** A file of the old site that is not a page: where it is in the project, and the address that it had below the base URL. */
export interface OldFile {
  readonly from: string;
  readonly address: string;
  /** How pages name it besides that, as paths from the top of the project. */
  readonly names?: readonly string[];
}

/** Old addresses of files → where they go. */
export interface StaticFiles {
  readonly copies: readonly CopiedFile[];
  /** By the address that a file had, and by its names; its new address. */
  readonly addresses: ReadonlyMap<string, string>;
  /** What a person should know: files that moved, and files that were left behind. */
  readonly notes: readonly Note[];
}

/** Gives each file a place among the static files. It keeps its address, unless the program has that for itself. */
export function placeStaticFiles(files: readonly OldFile[]): StaticFiles {
  const kept = files.filter(
    ({ from, address }) => !isOfTheme(from) && !SITEMAP.test(address) && !HIDDEN.test(address),
  );
  const addresses = new Map(kept.map(({ address }) => [address, newAddressOf(address)]));
  return {
    copies: kept.map(({ from, address }) => ({
      from,
      to: `content/static${addresses.get(address) ?? address}`,
    })),
    addresses: new Map([
      ...addresses,
      ...kept.flatMap(({ address, names = [] }) =>
        names.map(name => [name, addresses.get(address) ?? address] as const),
      ),
    ]),
    notes: [
      ...kept.flatMap(({ from, address }) =>
        addresses.get(address) === address ? [] : [{ message: MOVED, place: { file: from } }],
      ),
      ...files.flatMap(({ from }) => (isOfTheme(from) ? [leftNote(from)] : [])),
    ],
  };
}

function leftNote(file: string): Note {
  return { message: LEFT_BEHIND, place: { file } };
}

/** The same words for every family, so that the report lists all such files together. */
const LEFT_BEHIND =
  'Scripts, style sheets, templates and HTML files were left behind, because looks and behaviour are a matter of the theme and of features';

/** Scripts, style sheets and templates belong to the old theme. */
function isOfTheme(file: string): boolean {
  return /^\.(?:css|scss|sass|less|js|mjs|cjs|ts|tsx|jsx|vue|astro|svelte|hbs|html?)$/i.test(extname(file));
}

/** The program writes one at the same address. */
const SITEMAP = /^\/sitemap(?:-index)?\.xml$/;

/** Files of tools, which are never published. */
const HIDDEN = /\/\.(?!well-known\/)/;

/** Names that begin with `_` are not published. */
function newAddressOf(address: string): string {
  return publishablePath(address.replaceAll(/\/_+(?=[^/])/g, '/'));
}

/** Whether pages show or offer such a file: pictures, sounds, films, documents, archives. */
export function isMedia(file: string): boolean {
  return /^\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp[34]|webm|ogg|wav|mov|pdf|zip|gz|csv|json|txt|docx?|xlsx?|pptx?)$/i.test(
    extname(file),
  );
}
