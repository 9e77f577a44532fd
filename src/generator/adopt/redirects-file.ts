import type { AdoptedSite, Note } from './adopted-site.ts';
import { keptTargetOf } from './new-address.ts';
import type { OldProject } from './old-project.ts';

type Rules = Pick<AdoptedSite, 'redirects' | 'notes'>;

export const MANY_PATHS = 'Rules for many paths at once were left behind';

/** Files for hosts, which the program writes itself. */
export const HOST_FILE = /^_(?:redirects|headers)$/;

/** The rules of the `_redirects` files among these: those for one path. Rules with placeholders are noted. */
export function readRedirectsFiles({ read }: OldProject, files: readonly string[]): Rules {
  const all = files.map(file => rulesOf(read(file) ?? '', file));
  return { redirects: all.flatMap(({ redirects }) => redirects), notes: all.flatMap(({ notes }) => notes) };
}

function rulesOf(text: string, file: string): Rules {
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
        message: MANY_PATHS,
        place: { file, line: index + 1 },
      });
    return isPlain ? [{ from, to: to.startsWith('/') ? keptTargetOf(to) : to }] : [];
  });
  return { redirects, notes };
}
