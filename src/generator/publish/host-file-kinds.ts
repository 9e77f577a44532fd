/**
 * Hosts whose file is written on request. `plain` is a host without rules, such as GitHub Pages or a bucket: pages of
 * redirects take their place.
 */
export const HOST_FILE_KINDS = ['vercel', 'nginx', 'apache', 'plain'] as const;
export type HostFileKind = (typeof HOST_FILE_KINDS)[number];

/** Whether the rules for a host send compressed copies that lie beside the files. Other hosts compress by themselves. */
export function sendsCopies(kind: HostFileKind): boolean {
  return kind === 'nginx' || kind === 'apache';
}
