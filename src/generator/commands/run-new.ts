import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemDiagnostic } from '../host/output/output-error.ts';
import type { CommandContext } from './command-context.ts';
import { type EntryKind, newEntry } from './new-entry.ts';

/** Writes a new entry, never over another file; gives the exit code. */
export function runNew(
  { kind, path, root }: { kind: EntryKind; path: string; root: string },
  { terminal }: CommandContext,
): number {
  const entry = newEntry(kind, path, new Date().toISOString().slice(0, 10));
  if ('problem' in entry) {
    terminal.diagnostics(
      [{ severity: 'error', code: 'usage/path', message: `"${path}" ${entry.problem}` }],
      root,
    );
    return 2;
  }
  try {
    mkdirSync(dirname(join(root, entry.file)), { recursive: true });
    writeFileSync(join(root, entry.file), entry.text, { flag: 'wx' });
    terminal.line(`Written: ${entry.file}`);
    return 0;
  } catch (error) {
    terminal.diagnostics([systemDiagnostic(error, entry.file)], root);
    return 1;
  }
}
