import { useSyncExternalStore } from 'react';

/** False on the server and until hydration is done, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
