import type { ReactNode } from 'react';
import type { PostContent } from '../contract.ts';
import { described, jsonLd } from '../json-ld/json-ld.ts';
import { useJsonLd } from '../page-needs.ts';
import { Body } from './body.tsx';
import { Byline } from './byline.tsx';
import { EditLine } from './edit-line.tsx';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';
import { TagList } from './tag-list.tsx';

/** A post of the blog. */
export function Post({ content }: { readonly content: PostContent }): ReactNode {
  useJsonLd(facts =>
    jsonLd('BlogPosting', {
      headline: facts.title,
      url: facts.url,
      datePublished: content.date.iso,
      author: content.authors.map(({ name }) => ({ '@type': 'Organization', name })),
      ...described(facts),
    }),
  );
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
