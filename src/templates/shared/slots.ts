/** The components that a feature or a site's theme may replace: the name of the file, and the component's name here. */
export const SLOTS = {
  navbar: 'Navbar',
  'navbar-tools': 'NavbarTools',
  footer: 'Footer',
  'page-head': 'PageHead',
  'page-tools': 'PageTools',
} as const;

export type SlotName = keyof typeof SLOTS;
