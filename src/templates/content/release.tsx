import type { ReactNode } from 'react';
import type { ReleaseContent } from '../contract.ts';
import { Body } from './body.tsx';
import { Byline } from './byline.tsx';
import { Pager } from './pager.tsx';
import { SecurityBadge } from './security-badge.tsx';

/** What one release changed. */
export function Release({ content }: { readonly content: ReleaseContent }): ReactNode {
  return (
    <>
      <article>
        <header className="page-head">
          <h1>{content.title}</h1>
          {content.isSecurity && <SecurityBadge />}
          <Byline date={content.date} authors={content.authors} />
        </header>
        <Body html={content.html} />
      </article>
      <Pager pager={content.pager} />
    </>
  );
}
