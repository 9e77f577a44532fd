import { runsInProgram } from '../src/generator/host/program/runs-in-program.js';

/**
 * The manifest of the package: no scripts and no development dependencies. Where the checkout exports sources, it exports declarations
 * and code.
 */
export function publishedManifest(manifest) {
  const { name, version, description, license, type, engines, bin } = manifest;
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([path, file]) => [path, publishedFile(path, file)]),
  );
  return {
    ...{ name, version, description, license, type, engines, bin, exports },
    ...{ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta },
  };
}

/** `./config`, `./src/generator/config.ts` → its declarations and its code. Style sheets are exported unchanged. */
function publishedFile(path, file) {
  if (!file.endsWith('.ts')) return file;
  const name = path.slice('./'.length);
  return {
    types: file.replace('./src/', './dist/types/').replace(/\.ts$/, '.d.ts'),
    default: runsInProgram(file) ? `./dist/program/${name}.mjs` : `./dist/browser/${name}.js`,
  };
}
