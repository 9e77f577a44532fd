import {
  Body,
  Byline,
  described,
  EditLine,
  escapeAttribute,
  jsonLd,
  PageHead,
  Pager,
  PageTools,
  Picture,
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
      ...(content.authors.length > 0 && {
        author: content.authors.map(({ name }) => ({ '@type': 'Organization', name })),
      }),
      ...described(facts),
    }),
  );
  return (
    <>
      <article>
        <PageHead title={content.title}>
          <Byline date={content.date} readingMinutes={content.readingMinutes} authors={content.authors} />
        </PageHead>
        {content.picture && <Cover picture={content.picture} />}
        <Body />
      </article>
      <div className="after-text">
        <TagList tags={content.tags} />
        <PageTools />
        <EditLine editHref={content.editHref} />
      </div>
      <Pager pager={content.pager} />
    </>
  );
}

function Cover({ picture }: { readonly picture: PostPicture }): ReactNode {
  const { src, width, height, alt, sources = [] } = picture;
  // Which of several sources a browser will choose is unknown here.
  const urgency = sources.length === 0 ? ' fetchpriority="high"' : '';
  usePicture(`<img src="${escapeAttribute(src)}"${urgency}>`);
  return (
    <Picture sources={sources}>
      <img className="post-cover" src={src} width={width} height={height} alt={alt} fetchPriority="high" />
    </Picture>
  );
}
