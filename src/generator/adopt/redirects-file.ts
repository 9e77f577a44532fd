import type { AdoptedSite, Note } from './adopted-site.ts';
import { keptTargetOf } from './new-address.ts';
import type { OldProject } from './old-project.ts';

type Rules = Pick<AdoptedSite, 'redirects' | 'notes'>;

export const MANY_PATHS = 'Rules for many paths at once were left behind';

const SOME_VISITORS = 'Redirects for some visitors alone, such as those of one country, were left behind';

/** Files for hosts, which the program writes itself. */
export const HOST_FILE = /^_(?:redirects|headers)$/;

/** The rules of the `_redirects` files among these: those for one path. Rules with placeholders or conditions are noted. */
export function readRedirectsFiles({ read }: OldProject, files: readonly string[]): Rules {
  const all = files.map(file => rulesOf(read(file) ?? '', file));
  return { redirects: all.flatMap(({ redirects }) => redirects), notes: all.flatMap(({ notes }) => notes) };
}

function rulesOf(text: string, file: string): Rules {
  const notes: Note[] = [];
  const redirects = text.split('\n').flatMap((line, index) => {
    const [written = '', target = '', status = '301', ...conditions] = wordsOf(line);
    if (written === '') return [];
    // A star that only allows for an ending.
    const from = written.replace(/(?<=[^/])\*$/, '');
    const to = target.replace(/:splat$/, '');
    const isPlain = /^\/[^*:]*$/.test(from) && /^(?:\/[^:*]*|https:[^*]*)$/.test(to) && /^30\d/.test(status);
    const leftBehind = isPlain ? (conditions.length > 0 ? SOME_VISITORS : undefined) : MANY_PATHS;
    if (leftBehind !== undefined) notes.push({ message: leftBehind, place: { file, line: index + 1 } });
    return leftBehind === undefined ? [{ from, to: to.startsWith('/') ? keptTargetOf(to) : to }] : [];
  });
  return { redirects, notes };
}

/** Without a remark, which begins with a `#` of its own: the one of an anchor is part of a target. */
function wordsOf(line: string): readonly string[] {
  return line
    .replace(/(?<!\S)#.*$/, '')
    .trim()
    .split(/\s+/);
}
