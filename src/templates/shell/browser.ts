/**
 * What the shell's components ask of the browser. The client makes one `BrowserServices` and provides it around `App`;
 * on the server nobody does, and nothing is asked, because components read stores only once they are hydrated.
 *
 * How client and shell meet in the document, besides this context:
 * - the inline script of the head sets on `<html>`: `data-js`, `data-theme`, `data-theme-choice`, and
 *   `data-announcement="hidden"` when the bar was dismissed or has ended;
 * - the client sets `data-booted` on `<html>` as soon as it runs: else the home page's base URL banner speaks;
 * - `[data-frozen]` elements carry the HTML that is never hydrated (see `frozen.tsx`).
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SidebarItemData } from '../contract.ts';

/** A value that changes, with a way to be told. `get` gives the same object until it changes. */
export interface Readable<Value> {
  readonly get: () => Value;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the visitor chose, and the mode that it comes to now. */
export interface ColorState {
  readonly choice: 'system' | 'light' | 'dark';
  readonly mode: 'light' | 'dark';
}

/** The parts of the address bar. Listeners are told of every navigation that was committed, to another hash too. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface BrowserServices {
  /** `toggle` goes on to the next choice and stores it. */
  readonly colorMode: Readable<ColorState> & { readonly toggle: () => void };
  /** Whether the announcement bar is to be seen. `dismiss` stores its id. */
  readonly announcement: Readable<boolean> & { readonly dismiss: () => void };
  readonly address: Readable<Address>;
  /** Fetches a closed branch of a sidebar; rejects with an error whose message the visitor may read. */
  readonly loadBranch: (url: string) => Promise<readonly SidebarItemData[]>;
  /** Makes content work that was put into the document: its tabs, copy buttons and live parts. Again does no harm. */
  readonly enhance: () => void;
  /**
   * Until the returned function is called, the browser's Back calls `onBack` and stays on the page. A click on a link
   * releases before it reaches `document`.
   */
  readonly holdBack: (onBack: () => void) => () => void;
  /** Vouches for HTML of this site, which browsers with Trusted Types take only then; hand the result on as it is. */
  readonly trustHtml: (html: string) => string;
  /** The docs version that the visitor chose, by its name. `prefer` stores another. */
  readonly preferredVersion: Readable<string | null> & { readonly prefer: (name: string) => void };
}

/** Around `App` in the browser. */
export const BrowserContext = createContext<BrowserServices>({
  colorMode: { get: outside, subscribe: outside, toggle: outside },
  announcement: { get: outside, subscribe: outside, dismiss: outside },
  address: { get: outside, subscribe: outside },
  loadBranch: outside,
  enhance: outside,
  holdBack: outside,
  trustHtml: html => html,
  preferredVersion: { get: outside, subscribe: outside, prefer: outside },
});

/** The browser's services. Without a provider they can be had but not used: using one throws. */
export function useBrowser(): BrowserServices {
  return useContext(BrowserContext);
}

/** The present value of a store; `before` is what the server rendered and what holds until hydration is done. */
export function useReadable<Value>({ get, subscribe }: Readable<Value>, before: Value): Value {
  return useSyncExternalStore(subscribe, get, () => before);
}

function outside(): never {
  throw new Error(
    'A control of the shell was used outside its provider: render <App> inside <BrowserContext value={…}>.',
  );
}
