import { basename, extname } from 'node:path/posix';

/** The name of what a directive needs in the browser, from the path of its file: `apply` for `./client/apply.ts`. */
export function partNameOf(path: string): string {
  return basename(path, extname(path));
}
