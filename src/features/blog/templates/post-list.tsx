import { Author, Byline, PageHead, Pagination, TagList } from '@mapwright/site/templates';
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
      {post.picture && <Picture picture={post.picture} />}
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
function Picture({ picture: { src, width, height } }: { readonly picture: PostPicture }): ReactNode {
  return <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}
