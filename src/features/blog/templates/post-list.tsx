import { Author, Byline, PageHead, Pagination, Picture, TagList } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { PostListContent, PostPicture, PostSummary } from '../contract.ts';

/** Summaries of posts, newest first: the blog's index, a tag's or an author's page. */
export default function PostList({ content }: { readonly content: PostListContent }): ReactNode {
  return (
    <div className="page page-list">
      <PageHead title={content.title} description={content.description} related={content.related}>
        {content.author && <Author author={content.author} />}
      </PageHead>
      {content.posts.map(post => (
        <Summary key={post.href} post={post} />
      ))}
      <Pagination pages={content.pages} />
    </div>
  );
}

function Summary({ post }: { readonly post: PostSummary }): ReactNode {
  return (
    <article className="summary">
      {post.picture && <Cover picture={post.picture} />}
      <h2>
        <a href={post.href}>{post.title}</a>
      </h2>
      <p>{post.excerpt}</p>
      <Byline date={post.date} readingMinutes={post.readingMinutes} authors={post.authors} />
      <TagList tags={post.tags} />
    </article>
  );
}

/** The title beside it is the link and says more than its text would. */
function Cover({ picture }: { readonly picture: PostPicture }): ReactNode {
  const { src, width, height, sources } = picture;
  return (
    <Picture sources={sources} sizes={SIZES}>
      <img className="cover" src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </Picture>
  );
}

/** The width of a picture in a list, as `lists.css` sets it. */
const SIZES = '(min-width: 48rem) 15rem, calc(100vw - 2.5rem)';
