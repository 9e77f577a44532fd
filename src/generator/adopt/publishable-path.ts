import { FORBIDDEN_CHARACTERS } from '../model/paths/forbidden-characters.ts';

/** A path with a hyphen for each character that no path of a site may have. */
export function publishablePath(path: string): string {
  return path.replace(ALL_FORBIDDEN, '-');
}

const ALL_FORBIDDEN = new RegExp(FORBIDDEN_CHARACTERS, 'gu');

/** Why files got another name. The same words for pages and for files, so that the report lists them together. */
export const MOVED =
  'Files have a new address, because names that begin with _ or contain one of \\ ? # % * : | " < > are not published. Links on pages lead to it';
