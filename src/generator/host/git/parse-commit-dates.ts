/** When files were last changed, as far as their commits are there. */
export interface CommitDates {
  /** File → ISO date. */
  readonly dates: readonly (readonly [file: string, date: string])[];
  /** Files that only a commit whose parents are missing seems to have changed. */
  readonly undated: number;
}

/**
 * Reads `git log -z --name-status --format="%x01%H %ct"`, newest first: the first date of a file is its last. A file that was only
 * renamed keeps the date of its older name.
 */
export function parseCommitDates(log: string, shallow: ReadonlySet<string>): CommitDates {
  const dates = new Map<string, string>();
  const undated = new Set<string>();
  /** A name in commits from here back → the file's name today. */
  const today = new Map<string, string>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [header = '', ...fields] = commit.split('\0');
    const [hash = '', seconds = ''] = header.trim().split(' ');
    const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    const { changed, renamed } = changesIn(fields);
    for (const name of changed) {
      const file = today.get(name) ?? name;
      if (dates.has(file) || undated.has(file)) continue;
      if (shallow.has(hash)) undated.add(file);
      else dates.set(file, date);
    }
    const moved = renamed.map(([from, to]) => [from, to, today.get(to) ?? to] as const);
    for (const [, to] of moved) today.delete(to);
    for (const [from, , file] of moved) today.set(from, file);
  }
  return { dates: [...dates], undated: undated.size };
}

interface Changes {
  readonly changed: readonly string[];
  readonly renamed: readonly (readonly [from: string, to: string])[];
}

/** A rename has two names behind its letter, any other change one. */
function changesIn(fields: readonly string[]): Changes {
  const changed: string[] = [];
  const renamed: [string, string][] = [];
  for (let index = 0; index < fields.length; ) {
    const [status = '', first = '', second = ''] = fields.slice(index, index + 3);
    if (/^\n?R/.test(status)) {
      renamed.push([first, second]);
      index += 3;
      continue;
    }
    if (first !== '') changed.push(first);
    index += 2;
  }
  return { changed, renamed };
}
