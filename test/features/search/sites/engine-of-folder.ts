import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type SearchEngine } from '../../../../src/features/search/client/engine.ts';

/** The search of a site that was built into a folder. */
export function engineOfFolder(site: string): SearchEngine {
  return createEngine(async file =>
    JSON.parse(readFileSync(join(site, file === 'index.json' ? 'search' : 'assets/search', file), 'utf8')),
  );
}
