import { cleanPath, decodePath } from '../../../templates/shared/site-path.ts';

/** Turns a path as a writer writes it into the form in which files and pages are named: decoded, in NFC. */
export function readPath(written: string): string {
  return decodePath(written).normalize('NFC');
}

/** The same, for the path of a page. */
export function readPagePath(written: string): string {
  return cleanPath(readPath(written));
}
