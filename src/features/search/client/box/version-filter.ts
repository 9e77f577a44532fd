import { showVersions } from '../results/version-choices.ts';
import type { Answer } from '../run-searches.ts';

/** The choice of a version in the box. */
export interface VersionFilter {
  /** The chosen version; `null` = that of the page. */
  readonly version: () => string | null;
  readonly show: (answer: Answer) => void;
  readonly hide: () => void;
  readonly reset: () => void;
}

/** Lets a visitor search another version of the docs. */
export function createVersionFilter(field: HTMLSelectElement, onChange: () => void): VersionFilter {
  let version: string | null = null;
  field.addEventListener('change', () => {
    version = field.value;
    onChange();
  });
  return {
    version: () => version,
    show: answer => showVersions(field, answer),
    hide: () => {
      field.hidden = true;
    },
    reset: () => {
      version = null;
    },
  };
}
