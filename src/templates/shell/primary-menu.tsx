import type { ReactNode } from 'react';
import type { NavbarData, NavbarItemData } from '../contract.ts';
import { Link } from './link.tsx';
import { usePreferredVersion } from './use-preferred-version.ts';

interface PrimaryMenuProps {
  readonly navbar: NavbarData;
  readonly path: string;
}

/** The navbar's items as the mobile menu lists them, its dropdowns as native disclosures. */
export function PrimaryMenu({ navbar, path }: PrimaryMenuProps): ReactNode {
  return (
    <nav className="sidebar" aria-label="Main menu">
      <ul>
        {[...navbar.start, ...navbar.end].map(item => (
          <li key={item.label}>
            <MenuItem item={item} path={path} />
          </li>
        ))}
      </ul>
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
      <ul>
        {items.map(link => (
          <li key={link.href}>
            <Link link={link} current={link.href === path ? 'page' : undefined} />
          </li>
        ))}
      </ul>
    </details>
  );
}
