import { type Browser, chromium } from 'playwright-core';
import { browserHost } from '../machine.ts';
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts';

/** Starts the browser of the tests for a tool that needs one of its own. */
export function launchBrowser(): Promise<Browser> {
  const { executable, environment } = findBrowser(browserHost);
  return chromium.launch({
    executablePath: executable,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...environment },
  });
}
