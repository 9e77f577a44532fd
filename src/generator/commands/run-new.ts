import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../host/list-files.ts';
import { systemDiagnostic } from '../host/output/output-error.ts';
import { followLinks } from '../host/output/refuse-folder.ts';
import { startTimings } from '../host/timings.ts';
import { loadConfig } from '../load/driver/load-config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommandContext } from './command-context.ts';
import { type EntryKind, newEntry } from './new-entry.ts';
import { projectOptions } from './project-options.ts';

export interface NewRequest {
  readonly kind: EntryKind;
  readonly path: string;
  /** Absolute. */
  readonly root: string;
  /** Name of the docs version that the doc belongs to. */
  readonly docsVersion?: string;
}

/** Writes a new entry, never over another file; gives the exit code. */
export async function runNew(request: NewRequest, context: CommandContext): Promise<number> {
  const { kind, path, root } = request;
  const { terminal } = context;
  const fail = (exitCode: number, ...diagnostics: readonly Diagnostic[]) => {
    terminal.diagnostics(diagnostics, root);
    return exitCode;
  };
  const docs = await findDocsFolder(request, context);
  if ('diagnostics' in docs) return fail(2, ...docs.diagnostics);
  const entry = newEntry(kind, path, {
    today: new Date().toISOString().slice(0, 10),
    docsFolder: docs.folder,
  });
  if ('problem' in entry)
    return fail(2, { severity: 'error', code: 'usage/path', message: `"${path}" ${entry.problem}` });
  if (existsSync(join(root, entry.file))) {
    const place = { file: entry.file };
    return fail(1, {
      severity: 'error',
      code: 'usage/exists',
      message: 'This file exists already',
      place,
      hint: 'Choose another path.',
    });
  }
  if (!isInside(followLinks(root), followLinks(dirname(join(root, entry.file))))) {
    return fail(1, {
      severity: 'error',
      code: 'usage/outside-root',
      message: 'A symbolic link on the way to this file leads out of the project',
      place: { file: entry.file },
      hint: 'Choose another path.',
    });
  }
  try {
    mkdirSync(dirname(join(root, entry.file)), { recursive: true });
    writeFileSync(join(root, entry.file), entry.text, { flag: 'wx' });
    terminal.line(`Written: ${entry.file}`);
    return 0;
  } catch (error) {
    return fail(1, systemDiagnostic(error, entry.file));
  }
}

/** Where new docs go: `content/docs`, or the folder of the version that was named. */
async function findDocsFolder(
  { root, docsVersion }: NewRequest,
  context: CommandContext,
): Promise<{ folder: string } | { diagnostics: readonly Diagnostic[] }> {
  if (docsVersion === undefined) return { folder: 'docs' };
  const loaded = await loadConfig(
    projectOptions(root, { cache: true }, { context, timings: startTimings() }),
  );
  if (loaded.config === null) return { diagnostics: loaded.diagnostics };
  const docs = loaded.features.collections.find(({ name }) => name === 'docs');
  const found = docs?.folderOf?.(docsVersion) ?? { folder: 'docs' };
  return 'folder' in found ? found : { diagnostics: [found.diagnostic] };
}
