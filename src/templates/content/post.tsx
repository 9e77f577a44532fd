import type { ReactNode } from 'react';
import type { PostContent } from '../contract.ts';
import { Body } from './body.tsx';
import { Byline } from './byline.tsx';
import { EditLine } from './edit-line.tsx';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';
import { TagList } from './tag-list.tsx';

/** A post of the blog. */
export function Post({ content }: { readonly content: PostContent }): ReactNode {
  return (
    <>
      <article>
        <PageHead title={content.title}>
          <Byline date={content.date} readingMinutes={content.readingMinutes} authors={content.authors} />
        </PageHead>
        <Body />
      </article>
      <div className="after-text">
        <TagList tags={content.tags} />
        <EditLine editHref={content.editHref} />
      </div>
      <Pager pager={content.pager} />
    </>
  );
}
