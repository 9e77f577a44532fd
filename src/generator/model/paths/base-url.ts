/**
 * Whether a path begins and ends with a slash and contains only characters that the configuration files of all hosts take literally: `/`,
 * `/docs/`, `/~maps/8.x/`.
 */
export function isBaseUrl(path: string): boolean {
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path);
}
