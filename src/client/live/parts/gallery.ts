export { start } from '../../maps/gallery-search.ts';
