/** What the site's bundle is compiled from besides its features; relative to the package, which brings these folders as sources. */
export const BUNDLE_FOLDERS = ['src/templates', 'src/client', 'src/features'];
