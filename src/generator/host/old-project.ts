import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { posixPath } from '../model/paths/posix-path.ts';
import { compareText } from '../model/text/compare-text.ts';
import { stripScript } from './bundle/stripped-script.ts';
import { unreadable } from './sources/file-problem.ts';
import { isInside } from './sources/is-inside.ts';
import { isSystemError } from './system-error.js';

/** The files of a project that another program builds, and their texts. Nothing is written. */
export function openOldProject(folder: string) {
  const root = realpathSync(folder);
  const files = filesIn(folder, root).sort(compareText);
  const texts = new Map<string, string | undefined>();
  const misread = new Set<string>();
  const read = (file: string): string | undefined => {
    if (!texts.has(file)) {
      const bytes = bytesAt(join(folder, file), root);
      const { text, isMisread = false } = bytes ? textOf(bytes) : {};
      if (isMisread) misread.add(file);
      texts.set(file, text);
    }
    return texts.get(file);
  };
  return {
    name: basename(folder),
    now: Date.now(),
    files,
    read,
    readScript: (file: string) => stripScript(read(file) ?? '', file),
    /** The files that were read so far and are not UTF-8. Their texts have U+FFFD in place of some letters. */
    misread: (): readonly string[] => [...misread],
  };
}

/** Names the file or folder of the project that this user may not read, if that is what the error says. */
export function unreadableInProject(error: unknown, folder: string): Diagnostic | undefined {
  if (!isSystemError(error) || (error.code !== 'EACCES' && error.code !== 'EPERM')) return undefined;
  const { path = '' } = error;
  if (path !== folder && !isInside(folder, path)) return undefined;
  const file = posixPath(relative(folder, path)) || '.';
  return { severity: 'error', ...unreadable(error), place: { file } };
}

function bytesAt(path: string, root: string): Uint8Array | undefined {
  return isFileInside(path, root) ? readFileSync(path) : undefined;
}

/** A text, and whether letters of it were lost. */
interface DecodedText {
  readonly text: string;
  readonly isMisread: boolean;
}

function textOf(bytes: Uint8Array): DecodedText {
  const encoding = isUtf8(bytes) ? 'utf-8' : declaredEncoding(bytes);
  const text = encoding === undefined ? undefined : decoded(bytes, encoding);
  return {
    text: (text ?? new TextDecoder().decode(bytes)).replaceAll('\r\n', '\n'),
    isMisread: text === undefined,
  };
}

/** The encoding that XML declares. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  return DECLARATION.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
}

const DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The text; nothing if the bytes are not in that encoding, or if it is unknown. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Symbolic links are followed to files in the project; a folder is listed where it is. */
function filesIn(folder: string, root: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap(entry => {
    const path = prefix + entry.name;
    if (entry.isDirectory()) return isOfTools(entry.name) ? [] : filesIn(folder, root, `${path}/`);
    if (entry.isFile()) return [path];
    return entry.isSymbolicLink() && isFileInside(join(folder, path), root) ? [path] : [];
  });
}

/** Whether a path leads to a file in the project, through symbolic links or not. */
function isFileInside(path: string, root: string): boolean {
  return existsSync(path) && statSync(path).isFile() && isInside(root, realpathSync(path));
}

/** Folders of tools and packages; the configurations of some programs are in hidden folders. */
function isOfTools(name: string): boolean {
  return (
    name === 'node_modules' || (name.startsWith('.') && !/^\.(?:vitepress|vuepress|well-known)$/.test(name))
  );
}
