import type { Page, Request, Response } from 'playwright-core';

/** Requests whose answers wait for the test. */
export interface HeldRequests {
  /** Resolves when the first of them has been made. */
  readonly arrived: Promise<void>;
  /** Lets them pass, and all that follow. */
  readonly release: () => void;
}

type Pattern = string | RegExp | ((url: URL) => boolean);

/** Holds the answers to what scripts fetch from an address. Documents pass. */
export async function holdFetches(page: Page, address: Pattern): Promise<HeldRequests> {
  const arrival = createGate();
  const gate = createGate();
  await page.route(address, async route => {
    if (isDocument(route.request())) return route.fallback();
    arrival.open();
    await gate.opened;
    // A page that was closed or left meanwhile needs no answer.
    await route.fallback().catch(() => undefined);
  });
  return { arrived: arrival.opened, release: gate.open };
}

/** Lets what scripts fetch from an address fail, as a lost network does, as long as `isFailing` says so. Documents pass. */
export async function failFetches(
  page: Page,
  address: Pattern,
  isFailing: () => boolean = () => true,
): Promise<void> {
  await page.route(address, route =>
    isDocument(route.request()) || !isFailing() ? route.fallback() : route.abort(),
  );
}

/** Answers an address with its own text changed. */
export async function changeText(
  page: Page,
  address: Pattern,
  change: (text: string, request: Request) => string,
): Promise<void> {
  await page.route(address, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text(), route.request()) });
  });
}

/** Serves documents without their Content-Security-Policy, in its header and in the page. Playwright itself can do it in Chromium alone. */
export async function withoutPolicy(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    if (!isDocument(route.request())) return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ response, headers, body });
  });
}

/** Collects the paths that scripts fetch, in their order. */
export function watchFetches(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Counts the documents that a page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('response', (response: Response) => {
    if (isDocument(response.request()) && response.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

function isDocument(request: Request): boolean {
  return request.resourceType() === 'document';
}

function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open };
}
