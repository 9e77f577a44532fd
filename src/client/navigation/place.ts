import type { HydrationData } from '../../templates/contract/page.ts';
import type { Address } from '../../templates/shell/browser.ts';
import type { LayoutComponent } from './layout-modules.ts';

/** A page with everything that showing it takes. */
export interface View {
  readonly data: HydrationData;
  /** HTML of the parts that are never hydrated, by name. */
  readonly frozen: Readonly<Record<string, string>>;
  readonly Layout: LayoutComponent;
}

/** The store of the visitor's current place. */
export interface Place {
  readonly view: View;
  readonly address: Address;
}

/** The parts of a URL that the shell may read. */
export function toAddress({ pathname, search, hash }: Address): Address {
  return { pathname, search, hash };
}
