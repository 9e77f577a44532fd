// `@mapwright/site/slots`: for the components of a site's theme.
export { Footer, type FooterProps } from '../templates/content/footer.tsx';
export { PageHead, type PageHeadProps } from '../templates/content/page-head.tsx';
export type { LinkData } from '../templates/contract/link.ts';
export type { FooterData, NavbarData, NavbarItemData } from '../templates/contract/shell.ts';
export { useBrowser, useReadable } from '../templates/shell/browser.ts';
export { Navbar, type NavbarProps } from '../templates/shell/navbar.tsx';
export type { NavbarToolsProps } from '../templates/shell/navbar-tools.tsx';
export { NavbarTools } from '../templates/slots/navbar-tools.ts';
