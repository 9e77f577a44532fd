// The bundler replaces this by the component of a site's theme (`host/theme-modules.ts`).
export { Navbar } from '../shell/navbar.tsx';
