// The bundler replaces this by the component of a site's theme (`host/theme-modules.ts`).
export { PageHead } from '../content/page-head.tsx';
