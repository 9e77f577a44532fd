// The bundler puts the component of a site's theme in its place (`host/theme-modules.ts`).
export { Navbar } from '../shell/navbar.tsx';
