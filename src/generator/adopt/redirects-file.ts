import type { AdoptedSite, Note } from './adopted-site.ts';
import { keptAddressOf } from './new-address.ts';

/** The rules of a `_redirects` file: those for one path. Rules with placeholders are noted. */
export function readRedirectsFile(
  text: string,
  file: string,
): { readonly redirects: AdoptedSite['redirects']; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const redirects = text.split('\n').flatMap((line, index) => {
    const [written = '', target = '', status = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    if (written === '') return [];
    // A star that only allows for an ending.
    const from = written.replace(/(?<=[^/])\*$/, '');
    const to = target.replace(/:splat$/, '');
    const isPlain = /^\/[^*:]*$/.test(from) && /^(?:\/[^:*]*|https:[^*]*)$/.test(to) && /^30\d/.test(status);
    if (!isPlain)
      notes.push({
        message: 'Rules for many paths at once were left behind',
        place: { file, line: index + 1 },
      });
    return isPlain ? [{ from, to: to.startsWith('/') ? keptAddressOf(to) : to }] : [];
  });
  return { redirects, notes };
}
