import type { LinkData } from '../../templates/contract/link.ts';
import type { Place } from '../model/diagnostic.ts';
import { oncePer } from '../model/once-per.ts';
import type { ResolvedReference } from '../model/route.ts';
import type { AddressedEntry } from './address-entries.ts';

/** Resolves links of the configuration, or of a data file if their place is given; `field` is the field for the hint. */
export type ConfigLinkResolver = (
  to: string,
  field: string,
  place?: Place,
) => { readonly href: string; readonly external?: boolean };

/** The whole site once every page has its address; pages are composed with it. */
export interface Site {
  /** Resolves a link of the configuration or of a data file. */
  readonly link: ConfigLinkResolver;
  /** The resolved references of an entry, in the order of its slots. */
  readonly referencesOf: (entry: AddressedEntry) => readonly ResolvedReference[];
  /** What features show under the title of an entry's page. */
  readonly badgesOf: (entry: AddressedEntry) => readonly LinkData[];
  /** The path of a page that a feature offers to others by scheme and name: `author` and an id. */
  readonly pathIn: (scheme: string, name: string) => string | undefined;
}

/** Makes a value from the whole site that several pages share. It is made once, on the first request. */
export function perSite<Value extends object>(make: (site: Site) => Value): (site: Site) => Value {
  return oncePer(make);
}
