/** The components that a theme of a site may replace: the name of the file, and what the component is called here. */
export const SLOTS = { navbar: 'Navbar', footer: 'Footer', 'page-head': 'PageHead' } as const;
