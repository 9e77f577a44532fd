// `@mapwright/site/html`: for features that read finished pages. It loads only this module.
export { attributeOf, type HtmlVisitor, type OpeningTag, scanHtml } from './model/scan-html.ts';
