/** The components that a site's theme may replace: the name of the file, and the component's name here. */
export const SLOTS = { navbar: 'Navbar', footer: 'Footer', 'page-head': 'PageHead' } as const;
