import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Reads what `writeCheckedJson` wrote; `undefined` if the file is missing, cut short or changed by a single bit. */
export function readCheckedJson(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return text.slice(0, end) === checksumOf(body) ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON behind a line with its checksum, replacing the file in one rename. Throws the file system's error. */
export function writeCheckedJson(file: string, value: unknown): void {
  const body = JSON.stringify(value);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${checksumOf(body)}\n${body}`);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function checksumOf(body: string): string {
  return crc32(body).toString(16);
}
