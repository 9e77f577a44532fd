import {
  Body,
  changelogWords,
  DateText,
  PageHead,
  Pagination,
  useStylesheet,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ListedRelease, ReleaseListContent, RunOfReleases } from '../contract.ts';
import { ReleaseFilters } from './release-filters.tsx';
import { MarksBesideText } from './release-marks.tsx';
import { ReleaseRun } from './release-run.tsx';

/** A page of the changelog: the whole text of each release, newest first. */
export default function ReleaseList({ content }: { readonly content: ReleaseListContent }): ReactNode {
  const { title, description, related, filters, pages } = content;
  useStylesheet('changelog');
  return (
    <div className="page page-list page-releases">
      <PageHead title={title} description={description} related={related} />
      <ReleaseFilters filters={filters} pageNumber={pages.number} />
      <div className="releases">
        {content.rows.map(row => (
          // A search finds each release on its own page.
          <article
            key={row.href}
            data-search="off"
            data-level={row.kind === 'release' ? levelOf(row.version) : undefined}
          >
            {row.kind === 'run' ? <Run run={row} /> : <WholeRelease release={row} />}
          </article>
        ))}
      </div>
      <Pagination pages={pages} />
    </div>
  );
}

/** What a version number says of a release: `8.0.0` is a major one, `8.1.0` has new features. */
function levelOf(version: string): 'major' | 'feature' | undefined {
  if (!/^\d+\.\d+\.0$/.test(version)) return undefined;
  return version.endsWith('.0.0') ? 'major' : 'feature';
}

function WholeRelease({ release }: { readonly release: ListedRelease }): ReactNode {
  const { href, version, headline, date, marks, body } = release;
  return (
    <>
      <h2>
        <a href={href}>
          <span>{version}</span> {headline && <b>{headline}</b>}
        </a>
      </h2>
      <div className="release-facts">
        {date && <DateText date={date} />}
        <MarksBesideText marks={marks} />
      </div>
      <Body index={body} />
    </>
  );
}

function Run({ run }: { readonly run: RunOfReleases }): ReactNode {
  return (
    <>
      <h2 className="release-run">
        <ReleaseRun run={run} />
      </h2>
      <p className="without-notes">{changelogWords.noNotes}</p>
    </>
  );
}
