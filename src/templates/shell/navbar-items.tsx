import type { ReactNode } from 'react';
import type { NavbarItemData } from '../contract.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { NavbarFailure } from './navbar-failure.tsx';
import { navbarItemProblem } from './navbar-item-problem.ts';

interface NavbarItemsProps {
  readonly items: readonly NavbarItemData[];
  readonly children: (item: NavbarItemData) => ReactNode;
}

/**
 * A list of the navbar's items, shown as `children` says. One that is broken says so in its place and the others work. Broken data is
 * found before it is rendered, because on the server nothing is caught: so server and browser show the same.
 */
export function NavbarItems({ items, children }: NavbarItemsProps): ReactNode {
  return (
    <ul>
      {items.map((item, position) => (
        // The order is the configuration's, and two items may have the same label.
        <li key={`${position}`}>{showItem(item, children)}</li>
      ))}
    </ul>
  );
}

function showItem(item: NavbarItemData, show: NavbarItemsProps['children']): ReactNode {
  const fail = (cause: unknown): ReactNode => <NavbarFailure item={item} cause={cause} />;
  const problem = navbarItemProblem(item);
  if (problem !== null) return fail(problem);
  return (
    <CrashBoundary resetKey={item} fallback={fail}>
      {show(item)}
    </CrashBoundary>
  );
}
