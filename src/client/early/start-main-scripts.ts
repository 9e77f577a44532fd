import type { MainScript, MainScriptSurroundings } from './main-scripts.ts';

/**
 * Starts the main scripts and returns a function that makes new content work. If one of them throws, the error is reported, and the rest
 * of the page works: what it would have changed stays as the server rendered it.
 */
export function startMainScripts(
  scripts: readonly MainScript[],
  surroundings: MainScriptSurroundings,
): (root: ParentNode) => void {
  const started = scripts.flatMap(load => attempt(() => load()(surroundings)) ?? []);
  return root => {
    for (const enhance of started) attempt(() => enhance(root));
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
