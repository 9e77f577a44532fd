import { type ReactNode, useRef } from 'react';
import type { DocLayout } from '../contract/layout.ts';
import type { NavbarData, NavbarItemData } from '../contract/shell.ts';
import { NavbarTools } from '../slots/navbar-tools.ts';
import { shellWords } from '../words.ts';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { Dropdown } from './dropdown.tsx';
import { isBelow, Link } from './link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';
import { usePreferredVersion } from './use-preferred-version.ts';

export interface NavbarProps {
  readonly navbar: NavbarData;
  readonly path: string;
  readonly baseUrl: string;
  /** The section's sidebar, for the mobile menu. */
  readonly sidebar: DocLayout | undefined;
  readonly hasColorModeToggle: boolean;
}

/** The bar at the top of every page: in full from 997 px of text of 16 px; below that, the brand and a button that opens the menu. */
export function Navbar({ navbar, path, baseUrl, sidebar, hasColorModeToggle }: NavbarProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const isHidden = useHideOnScroll(bar, navbar.hideOnScroll);
  return (
    <header ref={bar} className="navbar" data-hidden={isHidden ? '' : undefined}>
      <div className="navbar-inner">
        <a className="brand" href={navbar.home}>
          {navbar.logo && <img src={navbar.logo} alt="" width="28" height="28" />}
          {navbar.title}
        </a>
        <nav className="navbar-items" aria-label={shellWords.mainNavigation}>
          <NavbarItems items={navbar.start}>{item => <NavbarItem item={item} path={path} />}</NavbarItems>
          <NavbarItems items={navbar.end}>{item => <NavbarItem item={item} path={path} />}</NavbarItems>
        </nav>
        <NavbarTools path={path} baseUrl={baseUrl} />
        {hasColorModeToggle && <ColorModeToggle />}
        <MobileMenu navbar={navbar} path={path} sidebar={sidebar} />
      </div>
    </header>
  );
}

function NavbarItem({ item, path }: { readonly item: NavbarItemData; readonly path: string }): ReactNode {
  const inPreferredVersion = usePreferredVersion();
  switch (item.type) {
    case 'dropdown':
      return <Dropdown label={item.label} items={item.items.map(inPreferredVersion)} path={path} />;
    case 'button':
      return <Link link={inPreferredVersion(item)} className="button button-primary" />;
    case 'link': {
      const link = inPreferredVersion(item);
      return <Link link={link} current={currentState(link.href, link.activeBase, path)} />;
    }
  }
}

/** How an item relates to the current page: it is the page, or the page is below it. */
export function currentState(href: string, activeBase: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return isBelow(path, activeBase) ? 'true' : undefined;
}
