import { PageFailed } from '../templates/shell/page-failed.tsx';
import { failureText } from './load-error.ts';
import type { View } from './place.ts';

/** What kept a page from loading, and what loads it again. */
export interface Failure {
  readonly path: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What is shown in the place of a page that could not be loaded: a page like any other, in the shell of the one before. */
export function failedView({ data, frozen }: View, { path, error, retry }: Failure): View {
  const { shell } = data;
  return {
    data: { path, layout: { type: 'not-found' }, shell },
    frozen,
    Layout: () => <PageFailed reason={failureText(error)} home={shell.navbar.home} onRetry={retry} />,
  };
}
