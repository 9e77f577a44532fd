export { start } from '../../maps/map-figure.ts';
