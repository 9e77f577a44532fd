import { createHoldFailures } from './early/hold-failures.ts';
import { createLiveParts } from './live/find-live-parts.ts';
import { createAnnouncer } from './navigation/focus-and-announce.ts';
import { REFRESH_EVENT } from './navigation/refresh-event.ts';
import { createTrustHtml } from './trusted-html.ts';

// The script of a page for frames of other sites: nothing is hydrated and nothing navigates, only the live parts start.
document.documentElement.dataset.booted = '';
const surroundings = { announce: createAnnouncer(document), trustHtml: createTrustHtml(window) };
createLiveParts(surroundings, createHoldFailures(window))();
document.addEventListener(REFRESH_EVENT, () => location.reload());

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
prefersDark.addEventListener('change', () => {
  const root = document.documentElement.dataset;
  if (root.themeChoice === 'system') root.theme = prefersDark.matches ? 'dark' : 'light';
});
