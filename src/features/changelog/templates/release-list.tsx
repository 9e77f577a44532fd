import { Body, DateText, PageHead, Pagination, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ReleaseListContent } from '../contract.ts';
import { ReleaseFilters } from './release-filters.tsx';
import { ReleaseMarks } from './release-marks.tsx';

/** A page of the changelog: the whole text of each release, newest first. */
export default function ReleaseList({ content }: { readonly content: ReleaseListContent }): ReactNode {
  const { title, description, related, filters, pages } = content;
  useStylesheet('changelog');
  return (
    <div className="page page-list">
      <PageHead title={title} description={description} related={related} />
      <ReleaseFilters filters={filters} pageNumber={pages.number} />
      <div className="releases">
        {content.releases.map((release, index) => (
          // A search finds each release on its own page.
          <article key={release.href} data-search="off">
            <h2>
              <a href={release.href}>
                <span>{release.version}</span> {release.headline && <b>{release.headline}</b>}
              </a>
            </h2>
            <div className="release-facts">
              {release.date && <DateText date={release.date} />}
              <ReleaseMarks marks={release.marks} />
            </div>
            <Body index={index} />
          </article>
        ))}
      </div>
      <Pagination pages={pages} />
    </div>
  );
}
