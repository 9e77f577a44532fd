import type { LinkData } from './link.ts';

/** A link of the navbar. A link to a doc that has several versions holds its `href` in each, by version name. */
export interface NavbarLinkData extends LinkData {
  readonly versions?: Readonly<Record<string, string>>;
}

/** An item of the navbar: a link, or a dropdown of links. The item is current on every page below `activeBase`. */
export type NavbarItemData =
  | (NavbarLinkData & { readonly type: 'link'; readonly activeBase: string })
  | (NavbarLinkData & { readonly type: 'button' })
  | { readonly type: 'dropdown'; readonly label: string; readonly items: readonly NavbarLinkData[] };

export interface NavbarData {
  readonly title: string;
  readonly home: string;
  /** URL of the logo; absent = the title alone. */
  readonly logo?: string;
  readonly start: readonly NavbarItemData[];
  readonly end: readonly NavbarItemData[];
  readonly hideOnScroll: boolean;
}

export interface FooterData {
  readonly groups: readonly { readonly title: string; readonly items: readonly LinkData[] }[];
  /** For example "Copyright © 2012–2025 Example"; empty = no line. */
  readonly copyright: string;
}

export interface AnnouncementData {
  readonly id: string;
  /** Trusted HTML, made from the configuration's Markdown. */
  readonly html: string;
  readonly isCloseable: boolean;
  /** Milliseconds since the epoch; absent = no end. */
  readonly endsAt?: number;
}

export interface ColorModeData {
  readonly defaultMode: 'light' | 'dark';
  readonly isSwitchDisabled: boolean;
  readonly respectsSystem: boolean;
}

/** What every page's shell needs in the browser. All pages of a build share this object. */
export interface ShellData {
  /** Begins and ends with a slash; `/` if the site is at the root of its host. */
  readonly baseUrl: string;
  /** The same as long as the running script can show the pages of another build. */
  readonly buildId: string;
  readonly navbar: NavbarData;
  readonly announcement?: AnnouncementData;
  readonly colorMode: ColorModeData;
  /** Names of the docs versions; absent if there is nothing to choose. */
  readonly docsVersions?: readonly string[];
}
