import { FORBIDDEN_CHARACTERS } from '../../model/paths/forbidden-characters.ts';
import { shortened } from '../../model/text/shortened.ts';

/** The problem with a path, in the writer's words. */
export interface PathProblem {
  readonly code:
    | 'route/invalid-path'
    | 'route/reserved-name'
    | 'route/reserved-folder'
    | 'route/name-too-long';
  readonly message: string;
  readonly hint: string;
}

/** Why a clean path cannot be published on every system and host; `undefined` if it can. The file at it has a name with this ending. */
export function checkPath(path: string, ending = '.html'): PathProblem | undefined {
  if (path === '/') return undefined;
  if (!path.startsWith('/'))
    return invalid(
      `The path “${path}” does not begin with a slash`,
      `Write “/${path.replace(/^https?:\/\/[^/]*\/?/, '')}”.`,
    );
  const character = FORBIDDEN_CHARACTERS.exec(path)?.[0];
  if (character !== undefined) {
    const hint =
      'Rename the file, or give it a `slug` without control characters and without \\ ? # % * : | " < >.';
    return invalid(`The path “${path}” contains ${describeCharacter(character)}`, hint);
  }
  if (/^\/assets(?:\/|$)/i.test(path)) return ofProgram(path);
  for (const segment of path.slice(1).split('/')) {
    const problem = checkSegment(segment, { path, ending });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Longest name that common file systems accept, in bytes. */
const LONGEST_NAME = 255;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function checkSegment(
  segment: string,
  { path, ending }: { readonly path: string; readonly ending: string },
): PathProblem | undefined {
  if (segment === '')
    return invalid(`The path “${path}” has an empty part`, 'Write one slash between two names.');
  if (segment === '.' || segment === '..') {
    return invalid(`The path “${path}” contains “${segment}”`, 'Write the whole path, from the site’s root.');
  }
  if (RESERVED.test(segment)) return reserved(segment, path, 'is a device on Windows');
  if (/[. ]$/.test(segment))
    return reserved(segment, path, 'ends with a dot or a space, which Windows drops');
  if (/^ /.test(segment))
    return invalid(`The path “${path}” has a name that begins with a space`, 'Remove the space.');
  const bytes = Buffer.byteLength(segment + ending);
  return bytes > LONGEST_NAME ? tooLong(segment, bytes) : undefined;
}

function invalid(message: string, hint: string): PathProblem {
  return { code: 'route/invalid-path', message, hint };
}

/** Hosts learn that files in this folder never change, because their names contain a hash. */
function ofProgram(path: string): PathProblem {
  return {
    code: 'route/reserved-folder',
    message: `The path “${path}” is in /assets, where browsers keep every file for a year`,
    hint: 'The folder is reserved for the program. Choose another folder, or another `slug`.',
  };
}

function reserved(segment: string, path: string, reason: string): PathProblem {
  return {
    code: 'route/reserved-name',
    message: `The path “${path}” cannot be published everywhere: “${segment}” ${reason}`,
    hint: 'Rename the file, or give it another `slug`.',
  };
}

function tooLong(segment: string, bytes: number): PathProblem {
  return {
    code: 'route/name-too-long',
    message: `The name “${shortened(segment, 40)}” takes ${bytes} bytes; file systems allow ${LONGEST_NAME}`,
    hint: 'Give the file a shorter `slug`.',
  };
}

function describeCharacter(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  if (/\p{Cc}/u.test(character)) return `the control character U+${code}`;
  return /\p{Surrogate}/u.test(character) ? 'half of a character' : `“${character}”`;
}
