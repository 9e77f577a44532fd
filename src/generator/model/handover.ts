import type { SiteConfig } from './config.ts';

/** Where the site hands its visitors over to others: directives write their links and forms. */
export type Handover = Pick<SiteConfig, 'checkout' | 'dashboard' | 'contact'>;

/** The name of this part of the configuration among the dependencies of a page. */
export const HANDOVER_PART = 'site.config.ts#handover';

/** This part of the configuration. */
export function handoverIn({ checkout, dashboard, contact }: SiteConfig): Handover {
  return { checkout, dashboard, contact };
}

/** The bytes that say whether it has changed. */
export function handoverBytes(handover: Handover): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(handover));
}
