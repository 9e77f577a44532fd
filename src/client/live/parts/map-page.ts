export { start } from '../../maps/map-page.ts';
