import type { Diagnostic } from '../../model/diagnostic.ts';
import { CONFIG_FILE } from '../../model/paths/project-files.ts';

/** Where a report shows a diagnostic. GitLab and GitHub refuse one without a place, so what concerns the whole site is shown at its configuration. */
export function reportFileOf({ place }: Diagnostic): string {
  return place?.file ?? CONFIG_FILE;
}

/** Message and hint in one text: reports and annotations have one field for both. */
export function reportTextOf({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message}\n${hint}`;
}
