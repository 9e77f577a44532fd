import type { ReactNode } from 'react';
import type { NavbarItemData } from '../contract/shell.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { NavbarFailure } from './navbar-failure.tsx';
import { navbarItemProblem } from './navbar-item-problem.ts';

interface NavbarItemsProps {
  readonly items: readonly NavbarItemData[];
  readonly children: (item: NavbarItemData) => ReactNode;
}

/**
 * A list of the navbar's items, rendered by `children`. A broken item shows its error, and the others still work. Broken data is found
 * before rendering, because the server catches nothing. So server and browser show the same.
 */
export function NavbarItems({ items, children }: NavbarItemsProps): ReactNode {
  return (
    <ul>
      {items.map((item, position) => (
        // The list never changes its order, which is the configuration's, and two items may have the same label.
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
