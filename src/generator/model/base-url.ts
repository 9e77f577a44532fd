/** Whether a path has a slash at both ends and between them only what every host's file takes literally: `/`, `/docs/`, `/~maps/8.x/`. */
export function isBaseUrl(path: string): boolean {
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path);
}
