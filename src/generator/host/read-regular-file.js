// JavaScript, with its types in comments: `bin/site.js` runs it before anything is compiled.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/**
 * The bytes of a file; `null` for a folder, a named pipe or a device, for whose writer an ordinary read would wait for ever.
 * Throws the file system's error.
 * @param {string} path
 */
export function readRegularFile(path) {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}
