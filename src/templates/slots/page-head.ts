// The bundler puts the component of a site's theme in its place (`host/theme-modules.ts`).
export { PageHead } from '../content/page-head.tsx';
