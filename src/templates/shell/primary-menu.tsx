import type { ReactNode } from 'react';
import type { NavbarData, NavbarItemData } from '../contract/shell.ts';
import { shellWords } from '../words.ts';
import { Link } from './link.tsx';
import { LinkList } from './link-list.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { usePreferredVersion } from './use-preferred-version.ts';

interface PrimaryMenuProps {
  readonly navbar: NavbarData;
  readonly path: string;
}

/** The navbar's items in the mobile menu, with dropdowns as native disclosures. */
export function PrimaryMenu({ navbar, path }: PrimaryMenuProps): ReactNode {
  return (
    <nav className="sidebar" aria-label={shellWords.mainMenu}>
      <NavbarItems items={[...navbar.start, ...navbar.end]}>
        {item => <MenuItem item={item} path={path} />}
      </NavbarItems>
    </nav>
  );
}

function MenuItem({ item, path }: { readonly item: NavbarItemData; readonly path: string }): ReactNode {
  const inPreferredVersion = usePreferredVersion();
  if (item.type !== 'dropdown') {
    const className = item.type === 'button' ? 'button button-primary' : undefined;
    const link = inPreferredVersion(item);
    return <Link link={link} className={className} current={link.href === path ? 'page' : undefined} />;
  }
  const items = item.items.map(inPreferredVersion);
  return (
    <details open={items.some(link => link.href === path)}>
      <summary>{item.label}</summary>
      <LinkList links={items} path={path} />
    </details>
  );
}
