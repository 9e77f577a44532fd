import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { readRegularFile } from '../read-regular-file.js';

/** Reads what `writeCheckedJson` wrote under this name; `undefined` if the file is missing, cut short or changed by a single bit. */
export function readCheckedJson(file: string): unknown {
  try {
    const text = readRegularFile(file)?.toString('utf8') ?? '';
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return text.slice(0, end) === checksumOf(file, body) ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON behind a line with its checksum, replacing the file in one rename. Throws the file system's error. */
export function writeCheckedJson(file: string, value: unknown): void {
  const body = JSON.stringify(value);
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, `${checksumOf(file, body)}\n${body}`);
    // Only a folder could prevent the rename, and none of our folders has this name.
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** The name counts too, so that a file cannot take another's place. */
function checksumOf(file: string, body: string): string {
  return crc32(body, crc32(basename(file))).toString(16);
}
