// The features that come with the program; a site imports them from here and lists those that it wants.
export { apiReference } from './api-reference/index.ts';
export { blog } from './blog/index.ts';
export { changelog } from './changelog/index.ts';
export { docs } from './docs/index.ts';
export { maps } from './maps/index.ts';
