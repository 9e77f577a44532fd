/**
 * What the shell's components need from the browser. The client makes one `BrowserServices` and provides it around `App`. The server
 * provides none, and none is needed there: components read stores only after hydration.
 *
 * Besides this context, client and shell meet in the document:
 * - the inline script of the head sets on `<html>`: `data-js`, `data-theme`, `data-theme-choice`, and `data-announcement="hidden"` if
 *   the bar was dismissed or has ended;
 * - the client sets `data-booted` on `<html>` as soon as it runs; otherwise the home page's base URL banner appears;
 * - `[data-frozen]` elements hold the HTML that is never hydrated (see `frozen.tsx`).
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SidebarItemData } from '../contract/layout.ts';

/** A value that changes, with a way to subscribe. `get` returns the same object until it changes. */
export interface Readable<Value> {
  readonly get: () => Value;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the visitor chose, and the mode that results. */
export interface ColorState {
  readonly choice: 'system' | 'light' | 'dark';
  readonly mode: 'light' | 'dark';
}

/** The parts of the address bar. Listeners are called after every navigation, even to another hash. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface BrowserServices {
  /** `toggle` moves on to the next choice, stores it and announces it. */
  readonly colorMode: Readable<ColorState> & { readonly toggle: () => void };
  /** Says something politely to screen readers. */
  readonly announce: (message: string) => void;
  /** Whether to show the announcement bar. `dismiss` stores its id. */
  readonly announcement: Readable<boolean> & { readonly dismiss: () => void };
  readonly address: Readable<Address>;
  /** Fetches a closed branch of a sidebar. Rejects with an error whose message the visitor may read. */
  readonly loadBranch: (url: string) => Promise<readonly SidebarItemData[]>;
  /** Makes content work after it was put into the document: its tabs, copy buttons and live parts. Calling it again does no harm. */
  readonly enhance: () => void;
  /**
   * Until the returned function is called, the browser's Back calls `onBack` and stays on the page. A click on a link releases it
   * before the click reaches `document`.
   */
  readonly holdBack: (onBack: () => void) => () => void;
  /**
   * Loads a live part of a feature by its name, for a component in a slot. Unlike an `import()` in the component, it adds no file to what
   * every page loads. The module's type is the caller's business.
   */
  readonly loadPart: (name: string) => Promise<unknown>;
  /** Whether to load nothing ahead of need. It can change, so call this each time. */
  readonly isSlow: () => boolean;
  /** Vouches for HTML of this site, because browsers with Trusted Types accept no other. Pass the result on unchanged. */
  readonly trustHtml: (html: string) => string;
  /** The docs version that the visitor chose, by name. `prefer` stores another. */
  readonly preferredVersion: Readable<string | null> & { readonly prefer: (name: string) => void };
}

/** Wraps `App` in the browser. */
export const BrowserContext = createContext<BrowserServices>({
  colorMode: { get: outside, subscribe: outside, toggle: outside },
  announce: outside,
  announcement: { get: outside, subscribe: outside, dismiss: outside },
  address: { get: outside, subscribe: outside },
  loadBranch: outside,
  enhance: outside,
  holdBack: outside,
  isSlow: outside,
  loadPart: outside,
  trustHtml: html => html,
  preferredVersion: { get: outside, subscribe: outside, prefer: outside },
});

/** The browser's services. Without a provider a component can get them but not use them: using one throws. */
export function useBrowser(): BrowserServices {
  return useContext(BrowserContext);
}

/** The present value of a store; `before` is what the server rendered, and applies until hydration is done. */
export function useReadable<Value>({ get, subscribe }: Readable<Value>, before: Value): Value {
  return useSyncExternalStore(subscribe, get, () => before);
}

function outside(): never {
  throw new Error(
    'A control of the shell was used outside its provider: render <App> inside <BrowserContext value={…}>.',
  );
}
