// The bundler replaces this by the component of a feature or of a site's theme (`host/theme-modules.ts`).
export { PageTools } from '../content/page-tools.tsx';
