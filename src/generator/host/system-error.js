// JavaScript, with its types in comments: `bin/site.js` runs it before anything is compiled.

/**
 * Whether an error is the file system's answer, and no bug.
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException}
 */
export function isSystemError(error) {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/**
 * The name that the system or Node gave an error (`ENOENT`, `ERR_STREAM_DESTROYED`); nothing for another error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
