import { defaultHandlers, type Options } from 'remark-rehype';
import { renderDirective } from '../directives/render-directive.ts';
import { renderCode } from './handlers/code.ts';
import { renderFootnoteReference } from './handlers/footnotes.ts';
import { renderHeading } from './handlers/heading.ts';
import { renderHtml } from './handlers/html.ts';
import { renderImage, renderImageReference } from './handlers/image.ts';
import { renderLink, renderLinkReference } from './handlers/link.ts';
import { renderList } from './handlers/list.ts';
import { renderInlineMath, renderMath } from './handlers/math.ts';
import { renderParagraph } from './handlers/paragraph.ts';
import { renderRoot } from './handlers/root.ts';
import { renderTable } from './handlers/table.ts';
import { renderInlineCode, renderText } from './handlers/text.ts';

/** How each kind of Markdown node becomes HTML. Nodes without a handler here are rendered as remark does. */
export function createHandlers(): NonNullable<Options['handlers']> {
  return {
    ...defaultHandlers,
    code: renderCode,
    containerDirective: renderDirective,
    footnoteReference: renderFootnoteReference,
    heading: renderHeading,
    html: renderHtml,
    image: renderImage,
    imageReference: renderImageReference,
    inlineCode: renderInlineCode,
    inlineMath: renderInlineMath,
    leafDirective: renderDirective,
    link: renderLink,
    linkReference: renderLinkReference,
    list: renderList,
    math: renderMath,
    paragraph: renderParagraph,
    root: renderRoot,
    table: renderTable,
    text: renderText,
    textDirective: renderDirective,
  };
}
