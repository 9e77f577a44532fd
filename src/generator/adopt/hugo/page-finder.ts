import { basename, join } from 'node:path/posix';
import type { HugoEntry } from './hugo-entries.ts';

/** The address of the page that `ref` names, with the anchor that it names. */
export type FindPage = (target: string, from: HugoEntry) => string | undefined;

/**
 * Finds pages by their path in the content, from the top or from the page that names them, or by their name
 * (https://gohugo.io/shortcodes/ref/).
 */
export function createPageFinder(entries: readonly HugoEntry[]): FindPage {
  const byPath = new Map(entries.map(entry => [`/${entry.path}`, entry]));
  const byName = new Map(entries.map(entry => [basename(entry.path), entry]));
  return (target, from) => {
    const [written = '', hash] = target.split('#');
    const suffix = hash === undefined ? '' : `#${hash}`;
    if (written === '') return suffix;
    const path = written.replace(/\.(?:md|markdown)$/, '').replace(/(?:^|\/)_?index$/, '');
    const candidates = written.startsWith('/')
      ? [path]
      : [join('/', from.path, path), join('/', from.path, '..', path), join('/', path)];
    const found =
      candidates
        .map(candidate => byPath.get(candidate.replace(/(?<=.)\/$/, '')))
        .find(entry => entry !== undefined) ?? byName.get(path);
    return found && found.address + suffix;
  };
}
