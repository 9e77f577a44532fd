import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, posix, resolve } from 'node:path';
import { repositoryPathOf } from '../host/git/repository-path.ts';
import { systemDiagnostic } from '../host/output/output-error.ts';
import { PACKAGE_NAME } from '../host/package-name.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommandContext } from './command-context.ts';
import { dataFilesOf } from './data-files-of.ts';
import { newSite } from './new-site.ts';
import { programSource } from './program-source.ts';
import { shellWord } from './shell-word.ts';

export interface NewSiteRequest {
  /** The folder as the user wrote it. */
  readonly path: string;
  /** The folder that `path` is relative to. */
  readonly root: string;
}

/** Writes a new site into an empty or new folder, and returns the exit code. */
export function runNewSite({ path: written, root }: NewSiteRequest, context: CommandContext): number {
  const { terminal } = context;
  const folder = resolve(root, written);
  // From where the user is.
  const path = isAbsolute(written) ? written : posix.join(root, written);
  const fail = (diagnostic: Diagnostic) => {
    terminal.diagnostics([diagnostic], root);
    return 1;
  };
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) return fail(notEmpty(path));
    const packageSource = programSource(context, folder);
    const site = {
      name: basename(folder),
      packageName: PACKAGE_NAME,
      packageSource,
      dataFiles: dataFilesOf(context),
      folderInRepository: repositoryPathOf(folder)('.'),
    };
    for (const { file, text } of newSite(site)) {
      // Only the workflow may be there: it is at the root of the repository.
      if (existsSync(join(folder, file))) {
        terminal.line(`Left as it is: ${posix.join(path, file)}`);
        continue;
      }
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text, { flag: 'wx' });
      terminal.line(`Written: ${posix.join(path, file)}`);
    }
    terminal.line(`Next: cd ${shellWord(path)} && npm install && npm run dev`);
    return 0;
  } catch (error) {
    return fail(systemDiagnostic(error, path));
  }
}

function notEmpty(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'usage/exists',
    message: 'This folder is not empty',
    place: { file },
    hint: 'Choose another path.',
  };
}
