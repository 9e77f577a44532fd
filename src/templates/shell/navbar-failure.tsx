import { type ReactNode, useEffect } from 'react';
import type { NavbarItemData } from '../contract.ts';
import { shellWords } from '../words.ts';

interface NavbarFailureProps {
  readonly item: NavbarItemData;
  readonly cause: unknown;
}

/** Takes the place of a navbar item that failed to render, and says why to the developer. */
export function NavbarFailure({ item, cause }: NavbarFailureProps): ReactNode {
  useEffect(() => console.error(navbarItemError(item, cause)), [item, cause]);
  return <span className="navbar-failure">{shellWords.navbarItemFailed}</span>;
}

/** The error for the developer: it names the item's JSON and keeps the cause. */
export function navbarItemError(item: NavbarItemData, cause: unknown): Error {
  return new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause });
}
