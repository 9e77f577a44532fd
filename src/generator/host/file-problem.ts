import type { FileProblem } from '../model/file-problem.ts';
import { errorCode } from './system-error.js';

/** Why a file or a folder cannot be a source. */
export const PROBLEMS = {
  dangling: {
    code: 'source/broken-link',
    message: 'This symbolic link leads to nothing',
    hint: 'Remove the link, or point it at a file inside the project.',
  },
  loop: {
    code: 'source/broken-link',
    message: 'This symbolic link leads back to itself',
    hint: 'Remove the link, or point it at a file inside the project.',
  },
  circle: {
    code: 'source/broken-link',
    message: 'This symbolic link leads back to a folder that holds it',
    hint: 'Remove the link.',
  },
  again: {
    code: 'source/broken-link',
    message: 'Another link has already led through this symbolic link',
    hint: 'Point the links at the folders themselves, not at folders that hold links.',
  },
  outside: {
    code: 'source/outside-link',
    message: 'This symbolic link leads out of the project',
    hint: 'Copy the file into the project: only files below the root are built.',
  },
  hidden: {
    code: 'source/hidden',
    message: 'A name that begins with a dot is never published',
    hint: 'Files with such names often hold secrets. Give it another name if it is meant for the public.',
  },
  ignored: {
    code: 'source/ignored-by-git',
    message: 'What git ignores is never published',
    hint: 'It may be secret, and is not there on another machine. Commit it if it is meant for the public.',
  },
  packages: {
    code: 'source/packages',
    message: 'A folder of installed packages is left out',
    hint: 'Move it out of the sources.',
  },
  folder: {
    code: 'source/not-a-file',
    message: 'This is a folder',
    hint: 'Name a file in it.',
  },
  special: {
    code: 'source/not-a-file',
    message: 'This is a named pipe, a socket or a device, not a file',
    hint: 'Remove it, or put a file in its place.',
  },
  name: {
    code: 'source/invalid-name',
    message: 'This name is not UTF-8, so it has no address',
    hint: 'Rename it.',
  },
} as const satisfies Readonly<Record<string, FileProblem>>;

/** The system's error when a file was read. */
export function unreadable(error: unknown): FileProblem {
  const code = errorCode(error) ?? String(error);
  return {
    code: 'source/unreadable',
    message: `This cannot be read (${code})`,
    hint: 'Check its permissions, and those of the folders around it.',
  };
}
