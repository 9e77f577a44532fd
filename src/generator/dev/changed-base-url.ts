import type { Sources } from '../load/driver/read-sources.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** An error if the site has another base URL than the one that the server of `dev` began with: no path of the pages would lead to it. */
export function findChangedBaseUrl(
  servedAt: string | null,
  sources: Pick<Sources, 'config' | 'placeInConfig'> | null,
): readonly Diagnostic[] {
  if (servedAt === null || sources === null || sources.config.baseUrl === servedAt) return [];
  return [
    {
      severity: 'error',
      code: 'config/changed-base-url',
      message: `The base URL was “${servedAt}” when \`dev\` started, and is “${sources.config.baseUrl}” now`,
      place: sources.placeInConfig(['baseUrl']),
      hint: 'Start `dev` again.',
    },
  ];
}
