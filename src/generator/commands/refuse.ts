import type { Terminal } from '../host/terminal/terminal.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** The flags that say where a command runs, and for whom it prints. */
export interface RefusedFlags {
  readonly root: string;
  readonly json?: boolean;
}

/** Prints what keeps a command from its result, in the place of that. */
export function refuse(
  diagnostic: Diagnostic,
  { root, json }: RefusedFlags,
  terminal: Pick<Terminal, 'diagnostics' | 'json'>,
): void {
  if (json) terminal.json({ diagnostics: [diagnostic], summary: null });
  else terminal.diagnostics([diagnostic], root);
}
