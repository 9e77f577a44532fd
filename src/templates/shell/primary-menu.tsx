import type { ReactNode } from 'react';
import type { NavbarData, NavbarItemData } from '../contract.ts';
import { Link } from './link.tsx';

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
          <li key={item.label}>{menuItem(item, path)}</li>
        ))}
      </ul>
    </nav>
  );
}

function menuItem(item: NavbarItemData, path: string): ReactNode {
  if (item.type !== 'dropdown') {
    const className = item.type === 'button' ? 'button button-primary' : undefined;
    return <Link link={item} className={className} current={item.href === path ? 'page' : undefined} />;
  }
  return (
    <details open={item.items.some(link => link.href === path)}>
      <summary>{item.label}</summary>
      <ul>
        {item.items.map(link => (
          <li key={link.href}>
            <Link link={link} current={link.href === path ? 'page' : undefined} />
          </li>
        ))}
      </ul>
    </details>
  );
}
