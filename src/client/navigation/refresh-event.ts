/** Asks the running page to load itself again if it is among the paths. Only the development server's script sends it. */
export const REFRESH_EVENT = 'site:refresh';

/** The event's data. Paths are as in the address bar. */
export interface RefreshDetail {
  readonly paths: readonly string[] | 'all';
  /** Called when the page has been loaded again. */
  readonly onRefreshed: () => void;
}

/** Asks the running page to load in full, or the one that is on its way. A script that listens prevents the default. */
export const RELOAD_EVENT = 'site:reload';

declare global {
  interface DocumentEventMap {
    readonly [REFRESH_EVENT]: CustomEvent<RefreshDetail>;
  }
}
