/**
 * Whether a module that sites import is part of the compiled program; the others are compiled with a site, for browsers or to be rendered.
 * @param {string} file as `exports` in package.json has it
 */
export function runsInProgram(file) {
  return /^\.\/src\/(?:generator\/|features\/|templates\/contract\.ts$)/.test(file);
}
