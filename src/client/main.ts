import type { HydrationData } from '../templates/contract/page.ts';
import { showBootFailure } from './early/boot-failure.ts';
import { holdEarlyInput } from './early/hold-early-input.ts';
import { createHoldFailures } from './early/hold-failures.ts';
import { startEarlyServices } from './early/start-early-services.ts';
import { whenWanted } from './early/when-wanted.ts';
import { failureText, isLasting } from './load-error.ts';
import { readFrozen, readPageData } from './navigation/page-data.ts';
import { type FailureCount, noteFailure, noteStart } from './navigation/reload-guard.ts';
import { scrollToHiddenHash } from './navigation/scroll.ts';
import { readPreferredVersion } from './preferred-version.ts';
import type { ShellStart } from './start-shell.tsx';
import { openStorages } from './storage.ts';

// First, before anything can fail: otherwise the home page's banner reports that nothing has run.
document.documentElement.dataset.booted = '';
const storages = openStorages(window, console.warn);
const holdFailures = createHoldFailures(window);
holdFailures(start()).catch((error: unknown) => {
  if (countFailure(location.href, error) === 'first') location.reload();
  else showBootFailure(document, failureText(error), () => location.reload());
  reportError(error);
});

/** Makes the content of the page work at once, and the shell when the page is idle or the visitor touches it. */
async function start(): Promise<void> {
  const root = document.getElementById('pageRoot');
  const data = readPageData(document);
  if (!root || !data) throw new Error('The page carries no data that this script understands.');
  // Before the page is changed.
  const frozen = readFrozen(document);
  const wanted = isWantedAtOnce(data) ? Promise.resolve() : whenWanted(window);
  const services = startEarlyServices(data.shell, { storage: storages.local, holdFailures });
  services.enhance();
  scrollToHiddenHash(document, location.hash);
  const shell = wanted.then(() => importShell({ root, data, frozen, services }));
  holdEarlyInput(document, services.colorMode.toggle, shell);
  await shell;
  noteStart(storages);
}

/** Whether the shell must not wait: it scrolls to an earlier position, leads to a preferred docs version, finds a page elsewhere. */
function isWantedAtOnce({ layout, shell }: HydrationData): boolean {
  const isReturning = history.state?.entry !== undefined;
  const prefersVersion = readPreferredVersion(storages.local, shell.docsVersions ?? []) !== null;
  return isReturning || prefersVersion || layout.type === 'not-found';
}

async function importShell(page: Pick<ShellStart, 'root' | 'data' | 'frozen' | 'services'>): Promise<void> {
  const { startShell } = await import('./start-shell.tsx');
  await startShell({ ...page, storages, holdFailures, countFailure });
}

/** Loading again does not help if the module itself is unusable. */
function countFailure(url: string, error: unknown): FailureCount {
  return isLasting(error) ? 'again' : noteFailure(url, storages, Date.now());
}
