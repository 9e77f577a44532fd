import type { ReactNode } from 'react';
import type { ArticleLayout as ArticleLayoutData } from '../contract/layout.ts';
import { Frozen } from '../frozen.tsx';
import { MainRegion } from './main-region.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ArticleLayoutProps {
  readonly layout: ArticleLayoutData;
  /** Given on the server only. */
  readonly children?: ReactNode;
}

/** A text with its table of contents beside it. */
export function ArticleLayout({ layout, children }: ArticleLayoutProps): ReactNode {
  return (
    <div className="article-layout">
      <TableOfContents items={layout.toc} />
      <MainRegion>
        <Frozen name="content">{children}</Frozen>
      </MainRegion>
    </div>
  );
}
