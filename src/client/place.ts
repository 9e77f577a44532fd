import type { HydrationData } from '../templates/contract.ts';
import type { Address } from '../templates/shell/browser.ts';
import type { LayoutComponent } from './layout-modules.ts';

/** A page with all that showing it takes. */
export interface View {
  readonly data: HydrationData;
  /** HTML of the parts that are never hydrated, by their names. */
  readonly frozen: Readonly<Record<string, string>>;
  readonly Layout: LayoutComponent;
}

/** Where the visitor is: the one store of it. */
export interface Place {
  readonly view: View;
  readonly address: Address;
}

/** The parts of a URL that the shell may read. */
export function toAddress({ pathname, search, hash }: Address): Address {
  return { pathname, search, hash };
}
