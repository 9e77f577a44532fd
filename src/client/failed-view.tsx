import { PageFailed } from '../templates/shell/page-failed.tsx';
import { failureText } from './load-error.ts';
import type { View } from './navigation/place.ts';

/** Why a page did not load, and the function that loads it again. */
export interface Failure {
  readonly path: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the visitor sees instead of a page that did not load: an ordinary page in the shell of the previous one. */
export function failedView({ data, frozen }: View, { path, error, retry }: Failure): View {
  const { shell } = data;
  return {
    data: { path, layout: { type: 'not-found' }, shell },
    frozen,
    Layout: () => <PageFailed reason={failureText(error)} home={shell.navbar.home} onRetry={retry} />,
  };
}
