import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium, firefox } from 'playwright-core';
import { browserHost, requireCommand } from '../../machine.ts';
import { BROWSER_FLAGS, findBrowser, findFirefox, findWebKit } from '../find-browser.ts';

/** A browser engine that the tests of behaviour run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Playwright speaks WebDriver BiDi to Firefox and, by way of a translator, to WebKit: both are its `firefox`, on this channel. */
const BIDI = { channel: 'moz-firefox' } as const;

/** Starts the one browser of a run; the files of tests connect to it. */
export function startEngine(engine: EngineName): Promise<BrowserServer> {
  switch (engine) {
    case 'chromium':
      return startChromium();
    case 'firefox':
      return startFirefox();
    case 'webkit':
      return startWebKit();
  }
}

/** Connects to the browser of the run. */
export function connectEngine(engine: EngineName, endpoint: string): Promise<Browser> {
  return (engine === 'chromium' ? chromium : firefox).connect(endpoint);
}

function startChromium(): Promise<BrowserServer> {
  const { executable, environment } = findBrowser(browserHost);
  return chromium.launchServer({
    executablePath: executable,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...environment },
  });
}

function startFirefox(): Promise<BrowserServer> {
  const { executable } = findFirefox(browserHost);
  return firefox.launchServer({
    ...BIDI,
    executablePath: join(import.meta.dirname, 'firefox', 'program.js'),
    env: { ...process.env, FIREFOX_PROGRAM: executable },
    firefoxUserPrefs: {
      // Playwright does not see the end of a page's return from the back-forward cache, which is off in its Chromium as well.
      'browser.sessionhistory.max_total_viewers': 0,
      // A policy that separates the site from its opener gives a tab another inside, without the settings of the first.
      'browser.tabs.remote.useCrossOriginOpenerPolicy': false,
      // Scroll bars that take no room, as in a headless Chromium.
      'ui.useOverlayScrollbars': 1,
      // As on a machine with a touch screen, which a test may send the events of.
      'dom.w3c_touch_events.enabled': 1,
      // One process draws all pages: a new one for each test takes longer than most tests.
      'fission.webContentIsolationStrategy': 0,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
    },
  });
}

function startWebKit(): Promise<BrowserServer> {
  requireCommand('Xvfb', 'xvfb');
  const { executable } = findWebKit(browserHost);
  return firefox.launchServer({
    ...BIDI,
    executablePath: join(import.meta.dirname, 'webkit', 'program.js'),
    env: { ...process.env, WEBKIT_PROGRAM: executable },
  });
}
