import { type ReactNode, useEffect } from 'react';
import type { NavbarItemData } from '../contract/shell.ts';
import { shellWords } from '../words.ts';

interface NavbarFailureProps {
  readonly item: NavbarItemData;
  readonly cause: unknown;
}

/** Replaces a navbar item that failed to render, and reports the reason to the developer. */
export function NavbarFailure({ item, cause }: NavbarFailureProps): ReactNode {
  useEffect(() => console.error(navbarItemError(item, cause)), [item, cause]);
  return <span className="navbar-failure">{shellWords.navbarItemFailed}</span>;
}

/** The error for the developer. It holds the item's JSON and the cause. */
export function navbarItemError(item: NavbarItemData, cause: unknown): Error {
  return new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause });
}
