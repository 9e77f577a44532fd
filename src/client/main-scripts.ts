import type { SafeStorage } from './storage.ts';

/** What a script of every page is given. */
export interface MainScriptSurroundings {
  /** What it keeps for the next visit. */
  readonly storage: SafeStorage;
}

type MainScript = (surroundings: MainScriptSurroundings) => (root: ParentNode) => void;

/**
 * Makes the function of each that makes new content work; calling it again for the same content does no harm. The bundler writes this
 * list: what directives have for every page.
 */
export const MAIN_SCRIPTS: readonly MainScript[] = [];
