// The features that come with the program. A site imports those that it wants to list.
export { apiReference } from './api-reference/index.ts';
export { blog } from './blog/index.ts';
export { changelog } from './changelog/index.ts';
export { diagrams } from './diagrams/index.ts';
export { docs } from './docs/index.ts';
export { maps } from './maps/index.ts';
export { markdownCopies } from './markdown-copies/index.ts';
export { search } from './search/index.ts';
export { socialPictures } from './social-pictures/index.ts';
