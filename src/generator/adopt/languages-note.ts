/** What a person should know of a project in several languages. */
export const LANGUAGES =
  'A site has one language for its interface. Pages in other languages keep their addresses, and have sidebars of their own';
