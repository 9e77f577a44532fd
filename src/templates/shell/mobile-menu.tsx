import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { DocLayout } from '../contract/layout.ts';
import type { NavbarData } from '../contract/shell.ts';
import { shellWords } from '../words.ts';
import { useBrowser } from './browser.ts';
import { PrimaryMenu } from './primary-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { useHydrated } from './use-hydrated.ts';
import { VersionDropdown } from './version-dropdown.tsx';

interface MobileMenuProps {
  readonly navbar: NavbarData;
  readonly path: string;
  readonly sidebar: DocLayout | undefined;
}

const ID = 'pageMenu';
const DESKTOP = '(min-width: 62.3125em)';

/**
 * The button of the narrow navbar and the panel that it opens. Before hydration, and without JavaScript, the panel is a native popover
 * with the navbar's items. After that it is a modal dialog, which keeps the focus, with the section's sidebar first.
 */
export function MobileMenu({ navbar, path, sidebar }: MobileMenuProps): ReactNode {
  const { holdBack } = useBrowser();
  const dialog = useRef<HTMLDialogElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wantsPrimary, setWantsPrimary] = useState(false);
  const isHydrated = useHydrated();
  const isSecondary = isOpen && sidebar !== undefined && !wantsPrimary;
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    // Opened as a popover, which hydration closes. An older browser, which knows none, finds nothing in `:is()`.
    if (!isHydrated) wasOpen.current = dialog.current?.matches(':is(:popover-open)') ?? false;
    else if (wasOpen.current) open();
  }, [isHydrated]);

  useLayoutEffect(() => {
    // Before the open menu is painted: Back may follow at once.
    if (!isOpen) return;
    const close = (): void => {
      dialog.current?.close();
      setOpen(false);
    };
    const closeOnBackdropOrLink = ({ target, defaultPrevented }: Event): void => {
      const isLink = target instanceof Element && target.closest('a') !== null && !defaultPrevented;
      if (target === dialog.current || isLink) close();
    };
    const release = holdBack(close);
    const desktop = matchMedia(DESKTOP);
    desktop.addEventListener('change', close);
    // On the body: it runs after the handlers of components, which may prevent a link, and before the document's, which follow it.
    document.body.addEventListener('click', closeOnBackdropOrLink);
    return () => {
      release();
      desktop.removeEventListener('change', close);
      document.body.removeEventListener('click', closeOnBackdropOrLink);
    };
  }, [isOpen, holdBack]);

  useLayoutEffect(() => {
    // The pressed button can no longer be reached.
    if (wantsPrimary) primary.current?.focus({ preventScroll: true });
  }, [wantsPrimary]);

  function open(): void {
    dialog.current?.showModal();
    setWantsPrimary(false);
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={shellWords.menu}
        aria-haspopup="dialog"
        {...(isHydrated ? { onClick: open } : { popoverTarget: ID })}
      />
      <dialog
        ref={dialog}
        id={ID}
        className="menu"
        aria-label={shellWords.menu}
        popover={isHydrated ? undefined : 'auto'}
        onClose={() => setOpen(false)}
      >
        <div className="menu-inner">
          <div className="menu-head">
            <span className="brand">{navbar.title}</span>
            <button
              type="button"
              className="icon-button close"
              aria-label={shellWords.close}
              {...(isHydrated ? { onClick: () => dialog.current?.close() } : { popoverTarget: ID })}
            />
          </div>
          <div className="menu-views" data-secondary={isSecondary ? '' : undefined}>
            <div ref={primary} tabIndex={-1} inert={isSecondary}>
              <PrimaryMenu navbar={navbar} path={path} />
            </div>
            {isOpen && sidebar && (
              <div inert={!isSecondary}>
                <button type="button" className="menu-back" onClick={() => setWantsPrimary(true)}>
                  {shellWords.backToMainMenu}
                </button>
                {sidebar.versions && <VersionDropdown versions={sidebar.versions} />}
                <Sidebar layout={sidebar} path={path} />
              </div>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}
