import type { DevMessage } from './dev-message.ts';

/** The site as `dev` serves it: each page is rendered when it is requested. */
export interface DevSite {
  /** Where the site is served: at the base URL of the configuration, as soon as that has been read without mistakes. */
  readonly baseUrl: string;
  /** Answers a request for a clean path: decoded, without base URL and query. */
  respond(path: string): Promise<DevAnswer>;
  /** The headers that the site's host sends with every answer, as far as they are known. */
  headers(): readonly (readonly [name: string, value: string])[];
  /** A number that each change makes larger. */
  version(): number;
  /** Calls the listener for each message to the open pages. Returns the function that unsubscribes it. */
  subscribe(listener: (message: DevMessage) => void): () => void;
}

export type DevAnswer = DevPage | DevFile | DevRedirect;

export interface DevPage {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
}

export interface DevFile {
  readonly kind: 'file';
  readonly contentType: string;
  /** Text, bytes, or the absolute path of a file that is sent unchanged. */
  readonly body: string | Uint8Array | { readonly from: string };
}

export interface DevRedirect {
  readonly kind: 'redirect';
  /** A decoded path without base URL (a hash may follow), or an outside `https:` URL. */
  readonly to: string;
}

/** Clean path of the script that `dev` adds to pages. */
export const DEV_SCRIPT_PATH = '/__dev/client.js';
