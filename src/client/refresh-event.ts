/** Asks the running page to load itself again, if it is among the paths. Only the development server's companion sends it. */
export const REFRESH_EVENT = 'site:refresh';

/** What the event carries. Paths are as the address bar has them. */
export interface RefreshDetail {
  readonly paths: readonly string[] | 'all';
  /** Called when the page is there again. */
  readonly onRefreshed: () => void;
}

declare global {
  interface DocumentEventMap {
    readonly [REFRESH_EVENT]: CustomEvent<RefreshDetail>;
  }
}
