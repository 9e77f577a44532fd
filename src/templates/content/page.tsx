import type { ReactNode } from 'react';
import type { MarkdownPageContent } from '../contract/core-kinds.ts';
import { PageHead } from '../slots/page-head.ts';
import { Body } from './body.tsx';

/** A page written in Markdown, in one of three widths. A landing page has its own title and bands. */
export function MarkdownPage({ content }: { readonly content: MarkdownPageContent }): ReactNode {
  const { title, description, width } = content;
  // The heading of a landing page is that of the document, not of a part.
  const Box = width === 'landing' ? 'div' : 'article';
  return (
    <Box className={`page page-${width}`}>
      {title !== undefined && <PageHead title={title} description={description} />}
      <Body />
    </Box>
  );
}
