import type { ReactNode } from 'react';

/** The landmark that gets the focus from the skip link and after a navigation. Each page has one. */
export function MainRegion({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main id="pageMain" tabIndex={-1}>
      {children}
    </main>
  );
}
