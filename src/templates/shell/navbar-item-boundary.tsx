import { Component, type ReactNode } from 'react';
import type { NavbarItemData } from '../contract.ts';

interface NavbarItemBoundaryProps {
  readonly item: NavbarItemData;
  readonly children: ReactNode;
}

/** Says that an item of the navbar failed to render, in its place; the others work. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(navbarItemError(this.props.item, error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <span className="navbar-failure">A navbar item failed to render.</span>
    ) : (
      this.props.children
    );
  }
}

/** The error for the developer: it names the item's JSON and keeps the cause. */
export function navbarItemError(item: NavbarItemData, cause: unknown): Error {
  return new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause });
}
