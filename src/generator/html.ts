// `@mapwright/site/html`: for features that read finished pages and write other texts of them. It loads only these modules.

export { parseUrl } from './model/paths/parse-url.ts';
export { fenceFor } from './model/text/fence-for.ts';
export { mainElementOf } from './model/text/main-element.ts';
export { attributeOf, type HtmlVisitor, type OpeningTag, scanHtml } from './model/text/scan-html.ts';
