import {
  Body,
  Byline,
  described,
  EditLine,
  escapeAttribute,
  jsonLd,
  PageHead,
  Pager,
  TagList,
  useJsonLd,
  usePicture,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { PostContent, PostPicture } from '../contract.ts';

/** A post of the blog. */
export default function Post({ content }: { readonly content: PostContent }): ReactNode {
  useJsonLd(facts =>
    jsonLd('BlogPosting', {
      headline: facts.title,
      url: facts.url,
      ...(content.date && { datePublished: content.date.iso }),
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
        {content.picture && <Picture picture={content.picture} />}
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

function Picture({ picture: { src, width, height, alt } }: { readonly picture: PostPicture }): ReactNode {
  usePicture(`<img src="${escapeAttribute(src)}" fetchpriority="high">`);
  return (
    <img className="post-picture" src={src} width={width} height={height} alt={alt} fetchPriority="high" />
  );
}
