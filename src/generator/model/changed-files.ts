import { decodePath } from '../../templates/shared/site-path.ts';
import type { Diagnostic } from './diagnostic.ts';
import { STATIC_FOLDER } from './paths/project-files.ts';

/** What has changed since a revision. Files are POSIX, relative to the root; those outside it are not among them. */
export interface ChangedFiles {
  /** Files that are new or have other bytes. */
  readonly changed: ReadonlySet<string>;
  /** Files that were there and are not now: deleted, or moved. */
  readonly gone: ReadonlySet<string>;
  /** The last segments of addresses that the front matter of these files named then. */
  readonly oldNames: ReadonlySet<string>;
}

/**
 * Chooses what a change may have caused: messages in changed files, collisions with them, and messages elsewhere that quote the name of
 * one, such as a link to a page that has moved. If the change touches what every page depends on, all messages remain.
 */
export function concernedBy(change: ChangedFiles): (diagnostic: Diagnostic) => boolean {
  const { changed, gone, oldNames } = change;
  const files = [...changed, ...gone];
  if (files.some(isOfWholeSite)) return () => true;
  const names = new Set([...oldNames, ...files.map(nameOf)]);
  return ({ place, related = [], message }) =>
    place === undefined ||
    changed.has(place.file) ||
    related.some(({ file }) => changed.has(file)) ||
    quotedIn(message).some(path => names.has(nameOf(path)));
}

/** The configuration, code, styles and data: any page may depend on them. Files in folders with a dot are not the site's. */
function isOfWholeSite(file: string): boolean {
  if (/^\.|\/\./.test(file)) return false;
  return /\.(?:[cm]?[jt]sx?|css|json|ya?ml|toml)$/i.test(file) && !file.startsWith(STATIC_FOLDER);
}

/** Messages quote what a writer wrote: a link, a path, a name. */
function quotedIn(message: string): readonly string[] {
  return [...message.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);
}

/**
 * The name by which links call a file: `content/docs/01-brakes.md`, `/docs/brakes#pads` and `../brakes/` have the same. Images keep
 * their extension.
 */
export function nameOf(path: string): string {
  const segments = decodePath(path.replace(/[?#].*$/s, ''))
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter(segment => segment !== '' && segment !== '.' && segment !== '..');
  const last = segments.at(-1)?.replace(/\.(?:md|markdown|html)$/, '') ?? '';
  const name = last === 'index' || last === 'readme' ? (segments.at(-2) ?? last) : last;
  return name.replace(/^\d{4}-\d{2}-\d{2}-(?=.)|^\d+[-_. ]+(?=.)/, '');
}
