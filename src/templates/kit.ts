// What templates of features are written with. They are rendered on the server alone.
export { Archive } from './content/archive.tsx';
export { Body } from './content/body.tsx';
export { Author, Byline, DateText } from './content/byline.tsx';
export { EditLine } from './content/edit-line.tsx';
export { PageHead } from './content/page-head.tsx';
export { Pager } from './content/pager.tsx';
export { Pagination } from './content/pagination.tsx';
export { TagList } from './content/tag-list.tsx';
export type * from './contract.ts';
export { described, jsonLd } from './json-ld/json-ld.ts';
export { useJsonLd, useStylesheet } from './page-needs.ts';
export { changelogWords } from './words.ts';
