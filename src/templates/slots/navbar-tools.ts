// The bundler replaces this by the component of a feature or of a site's theme (`host/theme-modules.ts`).
export { NavbarTools } from '../shell/navbar-tools.tsx';
