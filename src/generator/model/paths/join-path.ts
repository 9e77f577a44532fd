/** Joins a path to a base, which may be empty or `/`. */
export function joinPath(base: string, rest: string): string {
  const start = withoutFinalSlash(base);
  if (rest === '') return start === '' ? '/' : start;
  return withoutFinalSlash(`${start === '/' ? '' : start}/${rest}`);
}

/** A path as the site's route table spells it. */
export function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
