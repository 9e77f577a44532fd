import { basename, dirname, normalize } from 'node:path/posix';
import { foldCase } from '../../model/paths/fold-case.ts';
import { isImageFile } from '../../model/paths/image-file.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import type { AssetFile, CopiedFile } from '../../model/route.ts';
import { createNearestPath, type NearestPath } from '../links/nearest-path.ts';
import type { PlanInput } from '../plan-input.ts';

/** A published file that is not a page. */
export interface PublishedAsset {
  readonly href: string;
  readonly width?: number;
  readonly height?: number;
}

/** Static files by path, and files beside Markdown, which are copied once a page names them. */
export interface AssetIndex {
  /** Returns the file at a source path (in NFC) and marks it as used. */
  readonly publish: (file: string) => PublishedAsset | undefined;
  /** The source of a published file, by its address. */
  readonly sourceOf: (href: string) => AssetFile | undefined;
  /** The file below `content/` whose name differs from this one only in case. */
  readonly differsInCase: (file: string) => string | undefined;
  /** What the diagnostics of loading are about if this file is there but cannot be published: the file, or a folder that contains it. */
  readonly refusedAt: (file: string) => string | undefined;
  readonly isFolder: (file: string) => boolean;
  /** The file that a writer may have meant by one that does not exist: one of the same name elsewhere, or of a similar name. */
  readonly nearest: NearestPath;
  /** Every static file, and every other file named so far. Sorted by output. */
  readonly copiedFiles: () => readonly CopiedFile[];
}

/** Indexes the assets of a site. `href` turns an output path with a leading slash into a final URL path. */
export function createAssetIndex(
  { assets, contentFiles, refusedFiles }: Pick<PlanInput, 'assets' | 'contentFiles' | 'refusedFiles'>,
  href: (path: string) => string,
): AssetIndex {
  const byName = new Map([...assets.values()].map(asset => [asset.file.normalize('NFC'), asset]));
  const copied = new Map<string, CopiedFile>();
  const published = new Map<string, PublishedAsset>();
  const sources = new Map<string, AssetFile>();
  const nearest = createNearestPath(() => byName.keys());
  let byLowerCase: ReadonlyMap<string, string> | undefined;
  let namesakes: ReadonlyMap<string, string> | undefined;
  for (const asset of assets.values()) if (asset.file.startsWith(STATIC_FOLDER)) copy(asset);

  function copy({ file, hash }: AssetFile): string {
    const output = outputOfAsset(file, hash);
    copied.set(output, { file, output, hash });
    return output;
  }

  return {
    publish: file => {
      const known = published.get(file);
      const asset = byName.get(file);
      if (known !== undefined || asset === undefined) return known;
      const { width, height } = asset;
      const size = width === undefined || height === undefined ? {} : { width, height };
      const result = { href: href(`/${copy(asset)}`), ...size };
      published.set(file, result);
      sources.set(result.href, asset);
      return result;
    },
    sourceOf: address => sources.get(address),
    differsInCase: file => {
      byLowerCase ??= new Map(contentFiles.map(known => [foldCase(known), known]));
      const found = byLowerCase.get(foldCase(file));
      return found === undefined || found.normalize('NFC') === file ? undefined : found;
    },
    refusedAt: file => {
      let path = file;
      while (path !== dirname(path) && !refusedFiles.has(path)) path = dirname(path);
      return refusedFiles.has(path) ? path : undefined;
    },
    isFolder: file => contentFiles.some(known => known.startsWith(`${file}/`)),
    nearest: file => {
      const path = normalize(file.replaceAll('\\', '/'));
      namesakes ??= new Map([...byName.keys()].map(known => [basename(known), known]));
      return byName.has(path) ? path : (namesakes.get(basename(path)) ?? nearest(path));
    },
    copiedFiles: () => [...copied.values()].sort((a, b) => (a.output < b.output ? -1 : 1)),
  };
}

/** Characters of a name: with all that is added to it, even four bytes for each fit into the 255 of a file name. */
const LONGEST_NAME = 50;

/**
 * Where a file is published: below the static folder at its own path, else with a part of its hash in its name, which is shortened.
 * `variant` comes behind the name.
 */
export function outputOfAsset(file: string, hash: string, variant = ''): string {
  if (file.startsWith(STATIC_FOLDER)) return file.slice(STATIC_FOLDER.length);
  const [, name = '', ending = ''] = /([^/]*?)(\.[^./]*)?$/.exec(file) ?? [];
  const signs = [...name.replace(/[^\p{L}\p{N}._-]+/gu, '-')];
  const safeName = signs.slice(0, LONGEST_NAME).join('') + variant;
  const folder = isImageFile(file) ? 'images' : 'files';
  return `assets/${folder}/${safeName}.${hash.slice(0, 8)}${ending.toLowerCase()}`;
}
