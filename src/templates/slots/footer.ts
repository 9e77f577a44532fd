// The bundler replaces this by the component of a site's theme (`host/theme-modules.ts`).
export { Footer } from '../content/footer.tsx';
