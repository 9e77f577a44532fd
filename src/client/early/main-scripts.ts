import type { SafeStorage } from '../storage.ts';

/** What the main script of a directive is given. */
export interface MainScriptSurroundings {
  /** Keeps what the visitor chose for the next visit. */
  readonly storage: SafeStorage;
}

/** Runs the module of a main script, which may throw, and returns its `create`. */
export type MainScript = () => (surroundings: MainScriptSurroundings) => (root: ParentNode) => void;

/**
 * What directives have for the script of every page; the bundler writes this list. Each returns a function that makes new content work.
 * Calling that again for the same content does no harm.
 */
export const MAIN_SCRIPTS: readonly MainScript[] = [];
