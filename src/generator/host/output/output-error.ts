import type { Diagnostic } from '../../model/diagnostic.ts';
import { isSystemError } from '../system-error.js';

/** Thrown where the output cannot be written; the published site is as it was, and nothing staged is left. */
export class OutputError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[], cause?: unknown) {
    super(diagnostics.map(({ message }) => message).join('; '), { cause });
    this.name = 'OutputError';
    this.diagnostics = diagnostics;
  }
}

/** Says in the writer's words why the system refused to touch `path`. Errors that are not the system's are thrown on. */
export function systemDiagnostic(error: unknown, path: string): Diagnostic {
  if (!isSystemError(error)) throw error;
  const { code, reason, hint } = reasonFor(error.code);
  const diagnostic = { severity: 'error', code, message: `Cannot write ${path}: ${reason}` } as const;
  return hint === undefined ? diagnostic : { ...diagnostic, hint };
}

/** Says why a file that is to be copied could not be read. Errors that are not the system's are thrown on. */
export function unreadableSource(error: unknown, path: string): Diagnostic {
  if (!isSystemError(error)) throw error;
  const hasVanished = error.code === 'ENOENT';
  return {
    severity: 'error',
    code: hasVanished ? 'output/source-vanished' : 'output/source-unreadable',
    message: hasVanished
      ? `${path} disappeared during the build`
      : `Cannot read ${path}: the system reported ${error.code}`,
    hint: hasVanished
      ? 'Build again. If a feature of your own copies this file, check its path there.'
      : 'Check the permissions of the file.',
  };
}

interface Reason {
  readonly code: string;
  readonly reason: string;
  readonly hint?: string;
}

function reasonFor(errno: string | undefined): Reason {
  switch (errno) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        code: 'output/disk-full',
        reason: 'the disk is full',
        hint: 'Free some space and build again.',
      };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        code: 'output/not-writable',
        reason: 'you do not have permission to write there',
        hint: 'The output folder and the folder around it must be writable, because the new site is prepared next to the old one.',
      };
    case 'EBUSY':
    case 'EXDEV':
      return {
        code: 'output/mount-point',
        reason: 'it is a mount point, which cannot be renamed',
        hint: 'Choose a folder inside it with --out-dir.',
      };
    case 'ENAMETOOLONG':
      return {
        code: 'output/name-too-long',
        reason: 'the path is too long for this system',
        hint: 'Give the page or one of its folders a shorter name.',
      };
    case 'ENOTDIR':
    case 'EISDIR':
    case 'EEXIST':
      return {
        code: 'output/file-and-folder',
        reason: 'a file and a folder would have the same name',
        hint: 'Rename one of them.',
      };
    case 'EMFILE':
    case 'ENFILE':
      return {
        code: 'output/too-many-files',
        reason: 'too many files are open',
        hint: 'Raise the limit with ulimit -n.',
      };
    default:
      return { code: 'output/write-failed', reason: `the system reported ${errno}` };
  }
}
