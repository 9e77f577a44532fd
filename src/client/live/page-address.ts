import { cleanPath } from '../../templates/shared/site-path.ts';

/** The address of the page that a live part belongs to. */
export interface PageAddress {
  /** Whether the address is that of this page. While the next page loads, this one can be seen, but Back has changed the address. */
  readonly isHere: () => boolean;
  /** Changes query and hash without a history entry, if the address is that of this page. */
  readonly replace: (search: string, hash: string) => void;
  /** Whether the shell follows links. Until it is there, a link to this page would load its document again. */
  readonly canFollow: () => boolean;
  /** Calls the listener before a link is followed: the history entry that the visitor leaves can still change. */
  readonly beforeLink: (listener: () => void) => void;
  /** Calls the listener when a link, Back or Forward may have changed the address, if it is still that of this page. */
  readonly onChange: (listener: () => void) => void;
}

/** Gives a live part the address of its page, until `signal` aborts. Call it when the part starts. */
export function createPageAddress(signal: AbortSignal): PageAddress {
  // The shell may yet correct the spelling.
  const path = cleanPath(location.pathname);
  const isHere = (): boolean => !signal.aborted && cleanPath(location.pathname) === path;
  const onLink = (listener: () => void, options: AddEventListenerOptions): void =>
    document.addEventListener('click', ({ target }) => isOnLink(target) && listener(), options);
  return {
    isHere,
    replace: (search, hash) => {
      if (!isHere() || (search === location.search && hash === location.hash)) return;
      history.replaceState(history.state, '', location.pathname + search + hash);
    },
    // The shell restores scroll positions itself.
    canFollow: () => history.scrollRestoration === 'manual',
    beforeLink: listener => onLink(listener, { capture: true, signal }),
    onChange: listener => {
      // The shell changes the address after these events.
      const later = (): void => void setTimeout(() => isHere() && listener());
      onLink(later, { signal });
      addEventListener('popstate', later, { signal });
    },
  };
}

function isOnLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
