// `@mapwright/site/html`: for features that read finished pages. It loads only these modules.

export { parseUrl } from './model/paths/parse-url.ts';
export { mainElementOf } from './model/text/main-element.ts';
export { attributeOf, type HtmlVisitor, type OpeningTag, scanHtml } from './model/text/scan-html.ts';
