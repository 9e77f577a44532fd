import { appendTo } from '../model/append-to.ts';
import type { EntryHead } from '../model/entry.ts';
import type { Visibility } from '../model/route.ts';
import { checkPath } from './checks/check-path.ts';
import { hidingReason } from './hiding-reason.ts';
import type { PublishedAsset } from './pictures/asset-index.ts';
import { resolveFrontMatterImage } from './pictures/resolve-image.ts';
import { type PlanContext, placeOfPath } from './plan-context.ts';
import { pathOf } from './urls.ts';

/** A published entry with its address. */
export interface AddressedEntry {
  readonly head: EntryHead;
  /** Clean path, base URL excluded. */
  readonly path: string;
  readonly href: string;
  /** `false` = it is in no sidebar, list, feed or sitemap. */
  readonly isListed: boolean;
  readonly visibility: Visibility;
  /** The picture for social networks and lists. */
  readonly image?: PublishedAsset;
}

/** The published entries of a site by collection, and why the others are not published. */
export interface AddressedEntries {
  readonly all: readonly AddressedEntry[];
  /** The entries of a collection. */
  readonly of: (collection: string) => readonly AddressedEntry[];
  /** By path and by source file: why the entry is not published, for instance "is a draft". */
  readonly hidden: ReadonlyMap<string, string>;
}

/** Gives each published entry its path. It reports and leaves out an entry whose path cannot be published. */
export function addressEntries(context: PlanContext): AddressedEntries {
  const hidden = new Map<string, string>();
  const byCollection = new Map<string, AddressedEntry[]>();
  const all: AddressedEntry[] = [];
  for (const head of context.input.entries) {
    const collection = context.collections.get(head.collection);
    if (collection === undefined) throw new Error(`${head.file} is of no collection`);
    const path = pathOf(head, collection);
    const reason = hidingReason(head.frontMatter, context.input);
    if (reason !== undefined) {
      hidden.set(path, reason).set(head.file.normalize('NFC'), reason);
      continue;
    }
    if (!hasGoodPath(head, path, context)) continue;
    const entry = addressEntry(head, path, context);
    appendTo(byCollection, collection.name, entry);
    all.push(entry);
  }
  return { all, of: collection => byCollection.get(collection) ?? [], hidden };
}

function addressEntry(head: EntryHead, path: string, context: PlanContext): AddressedEntry {
  const { unlisted = false, noindex = false, image: source } = head.frontMatter;
  const image = source === undefined ? undefined : resolveFrontMatterImage(head, source, context);
  const entry = {
    head,
    path,
    href: context.href(path),
    isListed: !unlisted,
    visibility: unlisted || noindex ? UNSEEN : SEEN,
  };
  return image === undefined ? entry : { ...entry, image };
}

/** A mistake in a permalink is reported as it is written, with the ending that its path lacks. */
function hasGoodPath(head: EntryHead, path: string, { report }: PlanContext): boolean {
  const problem = checkPath(path);
  if (problem === undefined) return true;
  const { permalink = path } = head.frontMatter;
  report({ severity: 'error', ...(checkPath(permalink) ?? problem), place: placeOfPath(head) });
  return false;
}

/** Visibility of a page that anyone may find. */
export const SEEN: Visibility = { isIndexed: true, isInSitemap: true };

/** Visibility of a page that only links lead to. */
export const UNSEEN: Visibility = { isIndexed: false, isInSitemap: false };
