import type { ReactNode } from 'react';
import type { TagsContent } from '../contract/core-kinds.ts';
import { PageHead } from '../slots/page-head.ts';
import { TagList } from './tag-list.tsx';

/** Every tag that is in use. */
export function Tags({ content }: { readonly content: TagsContent }): ReactNode {
  return (
    <div className="page page-list">
      <PageHead title={content.title} related={content.related} />
      <TagList tags={content.tags} />
    </div>
  );
}
