import { appendTo } from '../../model/append-to.ts';
import { nearestName } from '../../model/text/nearest-name.ts';

/** Finds the path that a writer may have meant. */
export type NearestPath = (path: string) => string | undefined;

/**
 * Looks for a similar name in the same folder, then for a page of the same name elsewhere, then for a similar path that begins with the
 * same segment. Each search compares few candidates, and the number of comparisons of all searches has a limit. A path that was looked for
 * before, such as that of a moved page, costs none.
 */
export function createNearestPath(paths: () => Iterable<string>): NearestPath {
  const found = new Map<string, string | undefined>();
  let groups: PathGroups | undefined;
  let budget = COMPARISONS_PER_RUN;
  /** Compares only what follows the common beginning, which would otherwise count as similarity. */
  const nearestAfter = (start: string, path: string, candidates: readonly string[] = []) => {
    const some = candidates.slice(0, Math.min(COMPARISONS_PER_QUERY, budget));
    budget -= some.length;
    const rests = some.map(candidate => candidate.slice(start.length));
    const nearest = nearestName(path.slice(start.length), rests);
    return nearest === undefined ? undefined : start + nearest;
  };
  return path => {
    if (!found.has(path)) found.set(path, nearestTo(path));
    return found.get(path);
  };

  function nearestTo(path: string): string | undefined {
    groups ??= groupPaths(paths());
    const { byFolder, byName, byStart } = groups;
    const [folder, name] = splitPath(path);
    const start = startOf(path);
    const sameName = byName.get(name.toLowerCase());
    return (
      nearestAfter(folder, path, byFolder.get(folder)) ??
      nearestAfter('', path, sameName) ??
      nearestAfter(
        start,
        path,
        byStart.get(start)?.slice(0, COMPARISONS_PER_QUERY).filter(isOutside(folder)),
      ) ??
      sameName?.[0]
    );
  }
}

const COMPARISONS_PER_QUERY = 200;
const COMPARISONS_PER_RUN = 5_000;

interface PathGroups {
  /** By last segment, in lower case. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
  /** By first segment. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
}

function groupPaths(paths: Iterable<string>): PathGroups {
  const byName = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  for (const path of paths) {
    const [folder, name] = splitPath(path);
    if (name !== '') appendTo(byName, name.toLowerCase(), path);
    appendTo(byFolder, folder, path);
    appendTo(byStart, startOf(path), path);
  }
  return { byName, byFolder, byStart };
}

/** Whether a path is not in the folder. Those in it were compared first. */
function isOutside(folder: string): (path: string) => boolean {
  return path => splitPath(path)[0] !== folder;
}

function splitPath(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
}

function startOf(path: string): string {
  return path.split('/', 2).join('/');
}
