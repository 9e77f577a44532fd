import { basename, extname } from 'node:path/posix';

/** The name of a directive's part for the browser, from the path of its file: `apply` for `./client/apply.ts`. */
export function partNameOf(path: string): string {
  return basename(path, extname(path));
}
