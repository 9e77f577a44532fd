import type { Diagnostic } from '../model/diagnostic.ts';

/** The error while the folder of the site is renamed or removed. */
export function missingRoot(root: string): Diagnostic {
  return {
    severity: 'error',
    code: 'serve/missing-folder',
    message: `The folder of the site is gone: ${root}`,
    hint: 'Put it back, and `dev` goes on. If it has another name now, start `dev` there.',
  };
}
