import {
  Body,
  Byline,
  described,
  EditLine,
  jsonLd,
  PageHead,
  Pager,
  TagList,
  useJsonLd,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { PostContent } from '../contract.ts';

/** A post of the blog. */
export default function Post({ content }: { readonly content: PostContent }): ReactNode {
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
