/** Hosts whose file is written on request. `plain` has no rules, such as GitHub Pages and buckets: pages of ours do what they can. */
export const HOST_FILE_KINDS = ['vercel', 'nginx', 'apache', 'plain'] as const;
export type HostFileKind = (typeof HOST_FILE_KINDS)[number];
