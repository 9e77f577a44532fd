import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../site.config.ts';
import type { ApiExtraction } from '../../src/features/api-reference/api.ts';
import { listEntryFiles } from '../../src/features/api-reference/host/entry-files.ts';
import { extractInProcess } from '../../src/features/api-reference/host/extract-in-process.ts';
import type { Product } from '../../src/generator/load/source/fill-product.ts';
import { filesBelow } from '../features/api-reference/host/files-below.ts';
import { projectRoot } from '../machine.ts';

/** Where the declarations of the project's own reference lie. */
export const DECLARATIONS = 'content/api';

/** How they are compiled. */
export const TSCONFIG = `${DECLARATIONS}/tsconfig.json`;

const { name = '', slug = '' } = config.product ?? {};

/** The names that Markdown writes as `{product}`. */
export const PRODUCT: Product = { name, slug };

let extracted: Promise<ApiExtraction> | undefined;

/** The project's own reference; extracted once for all tests that run in one process. */
export function ownReference(): Promise<ApiExtraction> {
  extracted ??= extractInProcess({
    root: projectRoot,
    entryFiles: listEntryFiles(projectRoot, [DECLARATIONS], filesBelow(projectRoot)),
    tsconfig: TSCONFIG,
    requiresComments: true,
  });
  return extracted;
}

/** A file of the project, by its path from the root. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The declarations and the Markdown beside them, sorted. */
export function referenceFiles(): readonly TextFile[] {
  return readdirSync(join(projectRoot, DECLARATIONS), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:ts|md)$/.test(name))
    .sort()
    .map(name => `${DECLARATIONS}/${name.replaceAll('\\', '/')}`)
    .map(file => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
}
