import type { OpenFolder } from '../model/paths/open-folder.ts';
import { ANY_FRAME, OWN_FRAME } from './content-security-policy.ts';
import type { FolderHeaders } from './hosts/host-rules.ts';
import type { Header } from './security-headers.ts';

/** Headers with which other sites may load files. */
const SHARED: readonly Header[] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/** The headers of open folders. Those whose pages may be framed have a policy of their own. */
export function folderHeaders(
  folders: readonly OpenFolder[],
  baseUrl: string,
  headers: readonly Header[],
): readonly FolderHeaders[] {
  return folders.map(({ path, isFramable }) => ({
    path: baseUrl + path.slice(1),
    headers: isFramable ? [...headers.flatMap(framable), ...SHARED] : SHARED,
  }));
}

function framable([name, value]: Header): readonly Header[] {
  return value.includes(OWN_FRAME) ? [[name, value.replace(OWN_FRAME, ANY_FRAME)]] : [];
}
