import type { ReactNode } from 'react';
import type { AnnouncementData } from '../contract/shell.ts';
import { rawHtml } from '../raw-html.ts';
import { shellWords } from '../words.ts';
import { useBrowser, useReadable } from './browser.ts';

/** The bar above the navbar. The inline script of the head hides it before the first paint if it should not be seen. */
export function AnnouncementBar({ announcement }: { readonly announcement: AnnouncementData }): ReactNode {
  const { announcement: store, trustHtml } = useBrowser();
  const isShown = useReadable(store, true);
  if (!isShown) return null;
  function close(): void {
    store.dismiss();
    // The button that had the focus is gone, so the next element gets it.
    document.querySelector<HTMLElement>('.navbar a')?.focus();
  }
  return (
    <aside className="announcement" aria-label={shellWords.announcement}>
      <div {...rawHtml(trustHtml(announcement.html))} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="icon-button close script-only"
          aria-label={shellWords.close}
          onClick={close}
        />
      )}
    </aside>
  );
}
