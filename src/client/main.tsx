import { hydrateRoot } from 'react-dom/client';
import { showBootFailure } from './boot-failure.ts';
import { createChoices } from './choices.ts';
import { addCopyButtons } from './copy-code.ts';
import { createServices } from './create-services.ts';
import { createStore, slice } from './create-store.ts';
import { createAnnouncer } from './focus-and-announce.ts';
import { createBackHold } from './hold-back.ts';
import { createHoldFailures } from './hold-failures.ts';
import { LayoutModuleError, loadLayout } from './layout-modules.ts';
import { createLiveParts } from './live/find-live-parts.ts';
import { failureText } from './load-error.ts';
import { MAIN_SCRIPTS } from './main-scripts.ts';
import { type Place, toAddress } from './place.ts';
import { readPage } from './read-page.ts';
import { type FailureCount, noteFailure, noteStart } from './reload-guard.ts';
import { scrollToHiddenHash } from './scroll.ts';
import { Site } from './site.tsx';
import { startMainScripts } from './start-main-scripts.ts';
import { startNavigation } from './start-navigation.ts';
import { openStorages } from './storage.ts';
import { createTrustHtml } from './trusted-html.ts';

// First, before anything can fail: otherwise the home page's banner reports that nothing has run.
document.documentElement.dataset.booted = '';
const storages = openStorages(window, console.warn);
const holdFailures = createHoldFailures(window);
holdFailures(hydrate()).catch((error: unknown) => {
  if (countFailure(location.href, error) === 'first') location.reload();
  else showBootFailure(document, failureText(error), () => location.reload());
  reportError(error);
});

/** Hydrates the page that the server has rendered, and from then on moves between pages without loading documents. */
async function hydrate(): Promise<void> {
  const trustHtml = createTrustHtml(window);
  const root = document.getElementById('root');
  const page = readPage(document);
  if (!root || !page) throw new Error('The page carries no data that this script understands.');
  const { data, frozen } = page;
  const browser = {
    storage: storages.local,
    root: document.documentElement.dataset,
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (listener: (key: string | null) => void) =>
      addEventListener('storage', ({ storageArea, key }) => storageArea === localStorage && listener(key)),
  };
  const choices = createChoices(data.shell, { ...browser, now: Date.now() });
  const announce = createAnnouncer(document);
  const enhanceDirectives = startMainScripts(MAIN_SCRIPTS, { storage: storages.local });
  const liveParts = createLiveParts({ announce, trustHtml }, holdFailures);
  const enhance = (): void => {
    enhanceDirectives(document);
    liveParts.enhance(document);
    addCopyButtons(document, { clipboard: navigator.clipboard, announce });
  };
  enhance();
  scrollToHiddenHash(document, location.hash);

  const Layout = await loadLayout(data.layout.type);
  const place = createStore<Place>({ view: { data, frozen, Layout }, address: toAddress(location) });
  const backHold = createBackHold({
    isHeld: history.state?.isHeld === true,
    pushCopy: () => history.pushState({ ...history.state, isHeld: true }, '', location.href),
    back: () => history.back(),
    afterEvent: callback => setTimeout(callback),
  });
  const services = createServices({
    trustHtml,
    shell: data.shell,
    choices,
    place,
    browser,
    backHold,
    enhance,
    announce,
    fetch: url => holdFailures(fetch(url, { headers: { accept: 'application/json' }, cache: 'no-cache' })),
  });
  hydrateRoot(root, <Site view={slice(place, 'view')} services={services} />);
  startNavigation({ data, place, storages, backHold, announce, countFailure, trustHtml, holdFailures });
  noteStart(storages);
}

/** Loading again does not help if the module itself is unusable. */
function countFailure(url: string, error: unknown): FailureCount {
  return error instanceof LayoutModuleError ? 'again' : noteFailure(url, storages, Date.now());
}
