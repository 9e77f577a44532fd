export { DocsLayout as default } from '../shell/docs-layout.tsx';
