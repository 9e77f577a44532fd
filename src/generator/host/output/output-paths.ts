import type { Diagnostic } from '../../model/diagnostic.ts';
import { foldCase } from '../../model/paths/fold-case.ts';
import { shortened } from '../../model/text/shortened.ts';
import { MANIFEST, RETAINED } from './manifest.ts';

const MAX_SEGMENT_BYTES = 255;

/** The problems in a set of output paths: unsafe ones, and those that some system cannot tell apart. */
export function checkOutputPaths(paths: Iterable<string>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const path of paths) {
    const problem = checkOutputPath(path);
    if (problem !== null) diagnostics.push(problem);
    else diagnostics.push(...claim(path, files, folders));
  }
  for (const [folded, path] of files) {
    const folder = folders.get(folded);
    if (folder !== undefined) diagnostics.push(fileAndFolder(path, folder));
  }
  return diagnostics;
}

/** The problem of one output path by itself. */
export function checkOutputPath(path: string): Diagnostic | null {
  if (path === MANIFEST || path === RETAINED) {
    return error('output/reserved-path', `The build itself writes ${path}`, 'Rename the file.');
  }
  const segments = path.split('/');
  if (path.includes('\0') || path.includes('\\') || segments.some(isUnsafeSegment)) {
    return error('output/unsafe-path', `“${path}” does not stay inside the output folder`);
  }
  const tooLong = segments.find(segment => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (tooLong === undefined) return null;
  const length = Buffer.byteLength(tooLong);
  return error(
    'output/name-too-long',
    `${shortened(tooLong)} has ${length} bytes; a file name may have at most ${MAX_SEGMENT_BYTES}`,
    'Give the page a shorter `slug`.',
  );
}

function isUnsafeSegment(segment: string): boolean {
  return segment === '' || segment === '.' || segment === '..';
}

function claim(path: string, files: Map<string, string>, folders: Map<string, string>): Diagnostic[] {
  const folded = foldCase(path);
  const twin = files.get(folded);
  files.set(folded, path);
  return [...(twin === undefined ? [] : [samePath(twin, path)]), ...claimFolders(path, folders)];
}

function claimFolders(path: string, folders: Map<string, string>): Diagnostic[] {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    const folded = foldCase(folder);
    const twin = folders.get(folded);
    // The path that claimed this folder claimed the folders around it too.
    if (twin === folder) return [];
    folders.set(folded, folder);
    if (twin !== undefined) return [samePath(twin, folder)];
  }
  return [];
}

function samePath(first: string, second: string): Diagnostic {
  if (first === second) return error('output/same-path', `Two files would be written to ${first}`);
  return error(
    'output/same-path',
    `${first} and ${second} are the same name on systems that ignore case or normalise letters`,
    'Rename one of them.',
  );
}

function fileAndFolder(file: string, folder: string): Diagnostic {
  return error(
    'output/file-and-folder',
    `${file} would be a file and ${folder} a folder of the same name`,
    'Rename one of them.',
  );
}

function error(code: string, message: string, hint?: string): Diagnostic {
  return { severity: 'error', code, message, ...(hint === undefined ? {} : { hint }) };
}
