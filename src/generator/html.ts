// `@mapwright/site/html`: for features that read finished pages. It loads only these modules.
export { mainElementOf } from './model/main-element.ts';
export { parseUrl } from './model/parse-url.ts';
export { attributeOf, type HtmlVisitor, type OpeningTag, scanHtml } from './model/scan-html.ts';
