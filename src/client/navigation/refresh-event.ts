/** Asks the running page to load itself again if it is among the paths. Only the development server's script sends it. */
export const REFRESH_EVENT = 'site:refresh';

/** The event's data. Paths are as in the address bar. */
export interface RefreshDetail {
  readonly paths: readonly string[] | 'all';
  /** Called when the page has been loaded again. */
  readonly onRefreshed: () => void;
}

declare global {
  interface DocumentEventMap {
    readonly [REFRESH_EVENT]: CustomEvent<RefreshDetail>;
  }
}
