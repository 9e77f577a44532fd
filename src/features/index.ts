// The features that come with the program; a site imports them from here and lists those that it wants.
export { blog } from './blog/index.ts';
export { changelog } from './changelog/index.ts';
export { maps } from './maps/index.ts';
