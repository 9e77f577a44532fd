// `@mapwright/site/templates`: for the templates of features, which are rendered on the server alone.
export { Archive } from './content/archive.tsx';
export { Body } from './content/body.tsx';
export { Breadcrumbs } from './content/breadcrumbs.tsx';
export { Author, Byline, DateText } from './content/byline.tsx';
export { Cards } from './content/cards.tsx';
export { CodeBlock } from './content/code-block.tsx';
export { EditLine } from './content/edit-line.tsx';
export { Pager } from './content/pager.tsx';
export { Pagination } from './content/pagination.tsx';
export { Picture } from './content/picture.tsx';
export { TagList } from './content/tag-list.tsx';
export type * from './contract.ts';
export { counter } from './counter.ts';
export { fillNodes } from './fill-nodes.ts';
export { breadcrumbList } from './json-ld/breadcrumb-list.ts';
export { described, jsonLd } from './json-ld/json-ld.ts';
export {
  type JsonLd,
  type PageFacts,
  useInlineScript,
  useJsonLd,
  usePageFacts,
  usePicture,
  useStylesheet,
} from './page-needs.ts';
export { escapeAttribute } from './shared/escape-html.ts';
export { fillWord } from './shared/words/fill-word.ts';
export { Link } from './shell/link.tsx';
export { PageHead } from './slots/page-head.ts';
export { PageTools } from './slots/page-tools.ts';
export {
  apiWords,
  changelogWords,
  coloringWords,
  docsWords,
  listsWords,
  mapsWords,
  searchWords,
  site,
} from './words.ts';
