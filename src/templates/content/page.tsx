import type { ReactNode } from 'react';
import type { MarkdownPageContent } from '../contract.ts';
import { PageHead } from '../slots/page-head.ts';
import { Body } from './body.tsx';

/** A page written in Markdown, in one of three widths. A landing page has its own title and bands. */
export function MarkdownPage({ content }: { readonly content: MarkdownPageContent }): ReactNode {
  const { title, description, width } = content;
  return (
    <article className={`page page-${width}`}>
      {title !== undefined && <PageHead title={title} description={description} />}
      <Body />
    </article>
  );
}
