// What the components of a site's theme are written with: `@mapwright/site/slots`.
export { Footer, type FooterProps } from '../templates/content/footer.tsx';
export { PageHead, type PageHeadProps } from '../templates/content/page-head.tsx';
export type { FooterData, LinkData, NavbarData, NavbarItemData } from '../templates/contract.ts';
export { Navbar, type NavbarProps } from '../templates/shell/navbar.tsx';
