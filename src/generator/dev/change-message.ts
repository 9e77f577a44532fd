import { sheetHash } from '../../templates/shared/joined-sheets.ts';
import type { Bundle } from '../model/bundle.ts';
import { contentTypeOf } from '../model/paths/content-type.ts';
import type { Project } from '../plan/driver/plan-project.ts';
import { isOfBundle } from './bundle-sources.ts';
import type { DevMessage } from './dev-message.ts';
import type { Changed, WatchedState } from './watched-state.ts';

/** Two states of a watched site, and what changed between them. */
export interface SiteChange {
  readonly before: WatchedState;
  readonly after: WatchedState;
  readonly changed: Changed;
}

export interface ShownPages {
  /** Absolute paths. */
  readonly root: string;
  readonly packageRoot: string;
  /** Clean paths of the pages that a browser may show. */
  readonly shown: ReadonlySet<string>;
}

/** The smallest message that brings open pages up to date; `null` if they are. */
export function changeMessage(change: SiteChange, { shown, ...folders }: ShownPages): DevMessage | null {
  const { before, after } = change;
  const { bundle } = after.bundled;
  if (bundle !== null && bundle.hash !== before.bundled.bundle?.hash) {
    if (!isStyleAlone(change, folders)) return { type: 'reload' };
    return {
      type: 'style',
      hashes: changedHashes(before.bundled.bundle?.stylesheets ?? {}, bundle.stylesheets),
    };
  }
  if (before.view === null || after.view === null || hasOtherImages(before.project, after.project))
    return { type: 'reload' };
  const paths = after.view.changedSince(before.view, shown);
  return paths.length === 0 ? null : { type: 'update', paths };
}

/** Hashes of sheets that have changed, as the names of the sheets have them, and those that took their places. */
function changedHashes(before: Bundle['stylesheets'], after: Bundle['stylesheets']) {
  return Object.entries(before).flatMap(([name, path]) => {
    const now = after[name] ?? path;
    return now === path ? [] : [[sheetHash(path), sheetHash(now)] as const];
  });
}

/** Whether an image was replaced or deleted: its address stays, so only a page that is loaded again asks for it. */
function hasOtherImages(before: Project | null, after: Project | null): boolean {
  if (before === null || after === null) return false;
  return before.tree.files.some(
    file => before.tree.hashOf(file) !== after.tree.hashOf(file) && contentTypeOf(file).startsWith('image/'),
  );
}

/** Whether nothing but style sheets of the bundle changed: with a page saved at the same time, its text would be missed. */
function isStyleAlone({ after, changed }: SiteChange, folders: Omit<ShownPages, 'shown'>): boolean {
  if (changed === 'everything') return false;
  const sources = { ...folders, ...after.parts, bundled: after.bundled };
  return changed.every(path => path.endsWith('.css') && isOfBundle(path, sources));
}
