import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, sorted: POSIX paths relative to it. */
export function filesBelow(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter(path =>
    statSync(join(folder, path)).isFile(),
  );
  return paths.map(path => path.replaceAll('\\', '/')).sort();
}
