import { dirname, join } from 'node:path/posix';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { EntryHead } from '../../model/entry.ts';
import { CONFIG_FILE, STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { splitSuffix } from '../../model/paths/split-suffix.ts';
import { belowPage } from '../links/linked-path.ts';
import { missingFile } from '../links/missing-file.ts';
import { firstFolderOf, ownPathOf } from '../links/own-path.ts';
import { encodeUrl, isOutsideUrl } from '../links/url-parts.ts';
import { readPath } from '../links/written-path.ts';
import { type UrlOrigin, writtenUrl } from '../links/written-url.ts';
import { type PlanContext, placeOf } from '../plan-context.ts';
import type { PublishedAsset } from './asset-index.ts';
import { outsideImage } from './outside-image.ts';

/** Where an image's URL is written, and the place for its diagnostics. */
export interface ImageOrigin extends UrlOrigin {
  readonly place: Place;
  /** How serious it is if the image does not exist. Default: an error. */
  readonly severity?: Diagnostic['severity'];
}

/**
 * Resolves the image that `url` names in `origin.file`. It reports one that is missing, differs in case, or is on a host that the site's
 * policy cannot name.
 */
export function resolveImage(url: string, origin: ImageOrigin, context: PlanContext): PublishedAsset {
  if (isOutsideUrl(url)) return ownImage(url, origin, context) ?? outsideImage(url, origin.place, context);
  const [path, suffix] = splitSuffix(url);
  const file = imageFileOf(path, origin.file);
  const asset = context.assets.publish(file) ?? foreignAsset(path, origin, context);
  if (asset !== undefined) return suffix === '' ? asset : { ...asset, href: asset.href + suffix };
  reportMissing({ written: writtenUrl(url, origin), file }, origin, context);
  return { href: encodeUrl(url) };
}

/** The static file that an image with the site's own address shows. If the folder has other files but not this one, it is a warning. */
function ownImage(url: string, origin: ImageOrigin, context: PlanContext): PublishedAsset | undefined {
  const own = ownPathOf(url, context.config);
  if (own === undefined) return undefined;
  const [path, suffix] = splitSuffix(own);
  const file = imageFileOf(path, origin.file);
  const asset = context.assets.publish(file);
  if (asset !== undefined) return { ...asset, href: asset.href + suffix };
  const folder = firstFolderOf(path);
  const isBeside = [...context.input.assets.values()].some(
    known => folder !== undefined && known.file.startsWith(imageFileOf(folder, origin.file)),
  );
  if (isBeside) reportMissing({ written: url, file }, { ...origin, severity: 'warning' }, context);
  return undefined;
}

/**
 * The image where documentation that had a site to itself means it: below the folder of its collection, or the folder `public` in that; or
 * relative to the address of the page, which other programs give a final slash.
 */
function foreignAsset(
  path: string,
  origin: ImageOrigin,
  { assets, folderOf }: PlanContext,
): PublishedAsset | undefined {
  if (!path.startsWith('/')) return assets.publish(belowPage(path, origin));
  const folder = folderOf(origin.file);
  if (folder === undefined) return undefined;
  const written = readPath(path);
  return assets.publish(join(folder, written)) ?? assets.publish(join(folder, 'public', written));
}

/** Resolves a front-matter image. */
export function resolveFrontMatterImage(head: EntryHead, url: string, context: PlanContext): PublishedAsset {
  return resolveImage(url, { file: head.file, place: placeOf(head, 'image') }, context);
}

/** Resolves an image that the configuration names by its path below the static folder. The hint names the field. */
export function resolveConfigImage(path: string, field: string, context: PlanContext): string {
  if (isOutsideUrl(path)) return outsideImage(path, context.placeInConfig(field), context).href;
  const file = imageFileOf(path, CONFIG_FILE);
  const asset = context.assets.publish(file);
  if (asset !== undefined) return asset.href;
  const origin = { file: CONFIG_FILE, place: context.placeInConfig(field) };
  reportMissing({ written: path, file, where: `The field is \`${field}\`. ` }, origin, context);
  return context.href(path);
}

/** The source file that a URL path names: below the static folder if it begins with a slash, else relative to `file`. */
export function imageFileOf(path: string, file: string): string {
  const decoded = readPath(path);
  return decoded.startsWith('/')
    ? join(STATIC_FOLDER, decoded)
    : join(dirname(file.normalize('NFC')), decoded);
}

interface MissingImage {
  readonly written: string;
  /** The source file that it means. */
  readonly file: string;
  /** The beginning of the hint. */
  readonly where?: string;
}

function reportMissing(
  { written, file, where = '' }: MissingImage,
  { file: origin, place, severity = 'error' }: ImageOrigin,
  context: PlanContext,
): void {
  const { hint, ...problem } = missingFile({ noun: 'image', written, origin, file }, context);
  context.report({ severity, ...problem, place, hint: where + hint });
}
