// The bundler puts the component of a site's theme in its place (`host/theme-modules.ts`).
export { Footer } from '../content/footer.tsx';
