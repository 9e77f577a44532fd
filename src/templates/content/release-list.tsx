import type { ReactNode } from 'react';
import type { ReleaseListContent } from '../contract.ts';
import { Body } from './body.tsx';
import { Byline } from './byline.tsx';
import { PageHead } from './page-head.tsx';
import { Pagination } from './pagination.tsx';
import { SecurityBadge } from './security-badge.tsx';

/** A page of the changelog: the whole text of each release, newest first. */
export function ReleaseList({ content }: { readonly content: ReleaseListContent }): ReactNode {
  return (
    <div className="page page-list">
      <PageHead title={content.title} description={content.description} related={content.related} />
      <div className="releases">
        {content.releases.map(release => (
          <article key={release.href}>
            <header>
              <h2>
                <a href={release.href}>{release.title}</a>
              </h2>
              <Byline date={release.date} authors={release.authors} />
              {release.isSecurity && <SecurityBadge />}
            </header>
            <Body html={release.html} />
          </article>
        ))}
      </div>
      <Pagination pages={content.pages} />
    </div>
  );
}
