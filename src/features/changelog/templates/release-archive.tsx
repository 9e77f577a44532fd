import {
  Archive,
  type ArchiveContent,
  changelogWords,
  DateText,
  Link,
  useStylesheet,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ArchivedRelease, RunOfReleases } from '../contract.ts';
import { ReleaseMarks } from './release-marks.tsx';
import { ReleaseRun } from './release-run.tsx';

type Item = ArchivedRelease | RunOfReleases;

/** Every release by its major version, with its marks. */
export default function ReleaseArchive({ content }: { readonly content: ArchiveContent<Item> }): ReactNode {
  return <Archive content={content} show={item => <ArchivedItem item={item} />} />;
}

function ArchivedItem({ item }: { readonly item: Item }): ReactNode {
  return item.kind === 'run' ? <ArchivedRun run={item} /> : <ArchivedLink release={item} />;
}

function ArchivedRun({ run }: { readonly run: RunOfReleases }): ReactNode {
  useStylesheet('changelog');
  return (
    <>
      <span>
        <ReleaseRun run={run} />
      </span>{' '}
      <span className="without-notes">{changelogWords.noNotes}</span>
    </>
  );
}

function ArchivedLink({ release }: { readonly release: ArchivedRelease }): ReactNode {
  return (
    <>
      <Link link={release} />
      <ReleaseMarks marks={release.marks} />
      {release.date && <DateText date={release.date} />}
    </>
  );
}
