import { type OutputFile, textFile } from '../model/output.ts';
import { HOST_FILE_KINDS, type HostFileKind } from './host-file-kinds.ts';
import { apacheFile } from './hosts/apache.ts';
import type { HostRules } from './hosts/host-rules.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import { vercelFile } from './hosts/vercel.ts';

/** Redirects, headers and clean paths for hosts: `_headers` and `_redirects` always, others if asked for. */
export function hostFiles(kinds: readonly HostFileKind[], rules: HostRules): OutputFile[] {
  return [
    ...netlifyFiles(rules),
    ...HOST_FILE_KINDS.filter(kind => kinds.includes(kind)).map(kind => hostFile(kind, rules)),
  ];
}

/** Keeps GitHub Pages from leaving out what begins with `_`. */
const PLAIN = textFile('.nojekyll', '');

function hostFile(kind: HostFileKind, rules: HostRules): OutputFile {
  switch (kind) {
    case 'vercel':
      return vercelFile(rules);
    case 'nginx':
      return nginxFile(rules);
    case 'apache':
      return apacheFile(rules);
    case 'plain':
      return PLAIN;
  }
}
