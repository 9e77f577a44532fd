/** Files of the program in whose place a site may put a static file of the same name. Relative to the output folder. */
export const REPLACEABLE_FILES: ReadonlySet<string> = new Set([
  'robots.txt',
  'site.webmanifest',
  '.well-known/security.txt',
]);
