import type { Page, Request } from 'playwright-core';
import type { EngineName } from './engine.ts';

/** What a request failed of, and what is said of it, in the words of Chromium. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^NS_BINDING_ABORTED$/, 'net::ERR_ABORTED'],
  [/^NS_ERROR_ABORT$|^Blocked by Web Inspector$/, 'net::ERR_FAILED'],
  [
    /^NS_ERROR_DOM_BAD_URI$|not allowed by Access-Control-Allow-Origin|due to access control checks/,
    'CORS policy: net::ERR_FAILED',
  ],
];

/** How WebKit names the directive of a policy that was breached. */
const DIRECTIVE = /does not appear in the (\S+) directive of the Content Security Policy/;

/** What Firefox says of a font that a page no longer waits for, because it was left: NS_BINDING_ABORTED in figures. */
const ABORTED_FONT = /^download failed \(font-family: .* status=2152398850 /;

/** What WebKit says of a fetch from the page's own host that ended because the page was left; no access is controlled there. */
const ENDED_FETCH = /^Fetch API cannot load (\S+) due to access control checks\.$/;

/** What WebKit says of a script that was loaded ahead and not run. */
const UNUSED_SCRIPT = /\.js was preloaded using link preload but not used/;

/** What Firefox says of a breach of the policy besides what the page hears of it. */
const BREACH = /^The page’s settings blocked /;

/** Who hears the complaints, and whether the page's scripts run. */
interface ComplaintListener {
  readonly complain: (complaint: string) => void;
  readonly runsScripts: boolean;
}

/** Listens to what a page complains of, in the words of Chromium, which the tests expect in every engine. */
export async function hearComplaints(
  page: Page,
  engine: EngineName,
  { complain, runsScripts }: ComplaintListener,
): Promise<void> {
  page.on('console', message => {
    const isExpected = UNUSED_SCRIPT.test(message.text()) && !runsScripts;
    if ((message.type() === 'error' || message.type() === 'warning') && !isExpected)
      complain(`${message.type()}: ${inWordsOfChromium(message.text())}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!ABORTED_FONT.test(message) && !BREACH.test(message) && !isEndedFetch(message, page))
      complain(`uncaught: ${inWordsOfChromium(message)}`);
  });
  page.on('requestfailed', request => {
    const reason = failureOf(request);
    const isExpected = reason === 'net::ERR_ABORTED' || (request.resourceType() === 'script' && !runsScripts);
    if (!isExpected) complain(`failed: ${request.url()} ${reason}`);
  });
  if (engine === 'firefox') await hearWhatFirefoxKeeps(page, complain);
}

/** Firefox says such errors to its developer tools alone. */
async function hearWhatFirefoxKeeps(page: Page, complain: ComplaintListener['complain']): Promise<void> {
  page.on('response', response => {
    if (response.status() >= 400)
      complain(`error: Failed to load resource: ${response.url()} answers ${response.status()}`);
  });
  await page.addInitScript(sayWhatFirefoxKeeps);
}

/** Runs in the page. Of an error that is written to the console, Firefox passes on the name without the message. */
function sayWhatFirefoxKeeps(): void {
  const { error } = console;
  console.error = (...values) =>
    error(...values.map(value => (value instanceof Error ? String(value) : value)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const wanted = /^(HTMLScript|eval|Function)/.test(sample) ? 'TrustedScript' : 'TrustedHTML';
    const what = { 'trusted-types-sink': wanted, 'trusted-types-policy': 'TrustedTypePolicy' }[blockedURI];
    console.error(
      `${what ?? blockedURI} violates the following Content Security Policy directive: ${effectiveDirective}`,
    );
  });
}

function isEndedFetch(message: string, page: Page): boolean {
  const [, address] = ENDED_FETCH.exec(message) ?? [];
  return address !== undefined && new URL(address).origin === new URL(page.url()).origin;
}

function failureOf(request: Request): string {
  return inWordsOfChromium(request.failure()?.errorText ?? '');
}

function inWordsOfChromium(text: string): string {
  const failure = FAILURES.find(([pattern]) => pattern.test(text))?.[1];
  return failure ?? text.replace(DIRECTIVE, 'violates the following Content Security Policy directive: $1');
}
