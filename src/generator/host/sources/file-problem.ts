import type { FileProblem } from '../../model/file-problem.ts';
import { errorCode } from '../system-error.js';

/** Why a file or a folder cannot be a source. */
export const PROBLEMS = {
  dangling: {
    code: 'source/broken-link',
    message: 'The target of this symbolic link does not exist',
    hint: 'Remove the link, or point it at a file inside the project.',
  },
  loop: {
    code: 'source/broken-link',
    message: 'This symbolic link leads to itself',
    hint: 'Remove the link, or point it at a file inside the project.',
  },
  circle: {
    code: 'source/broken-link',
    message: 'This symbolic link leads to a folder that contains it',
    hint: 'Remove the link.',
  },
  again: {
    code: 'source/broken-link',
    message: 'Another symbolic link already leads through this one',
    hint: 'Point each link at the folder itself, not at a folder that contains links.',
  },
  outside: {
    code: 'source/outside-link',
    message: 'This symbolic link leads outside the project',
    hint: 'Copy the file into the project: only files below the root are built.',
  },
  hidden: {
    code: 'source/hidden',
    message: 'Files and folders whose names begin with a dot are never published',
    hint: 'They often contain secrets. Rename this one if it is meant for the public.',
  },
  ignored: {
    code: 'source/ignored-by-git',
    message: 'Files that git ignores are never published',
    hint: 'They may be secret, and other machines do not have them. Commit this one if it is meant for the public.',
  },
  packages: {
    code: 'source/packages',
    message: 'Folders of installed packages are never published',
    hint: 'Move the folder out of the sources.',
  },
  folder: {
    code: 'source/not-a-file',
    message: 'This is a folder, not a file',
    hint: 'Write the path of a file in it.',
  },
  special: {
    code: 'source/not-a-file',
    message: 'This is a named pipe, a socket or a device, not a file',
    hint: 'Remove it, or put a file in its place.',
  },
  name: {
    code: 'source/invalid-name',
    message: 'This file name is not UTF-8, so it cannot have an address',
    hint: 'Rename it.',
  },
  lines: {
    code: 'source/invalid-name',
    message: 'This name has a line break, so it cannot have an address',
    hint: 'Rename it.',
  },
} as const satisfies Readonly<Record<string, FileProblem>>;

/** The system's error when a file was read. */
export function unreadable(error: unknown): FileProblem {
  const code = errorCode(error) ?? String(error);
  return {
    code: 'source/unreadable',
    message: `The system could not read this file or folder (${code})`,
    hint: 'Check its permissions and those of the folders that contain it.',
  };
}
