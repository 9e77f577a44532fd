import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../model/text/compare-text.ts';
import { errorCode } from '../system-error.js';

/** Files that operating systems leave in folders. They do not count as foreign, and are not carried over. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** The contents of a folder: POSIX paths relative to it, sorted. Everything but a folder counts as a file, links too. */
export interface FolderContents {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Lists everything below a folder; nothing if it does not exist. */
export function walkFolder(folder: string): FolderContents {
  const files: string[] = [];
  const folders: string[] = [];
  collect(folder, '', files, folders);
  return { files: files.sort(compareText), folders: folders.sort(compareText) };
}

function collect(folder: string, prefix: string, files: string[], folders: string[]): void {
  for (const entry of entriesOf(join(folder, prefix))) {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) {
      folders.push(path);
      collect(folder, path, files, folders);
    } else if (!LITTER.has(entry.name)) files.push(path);
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
