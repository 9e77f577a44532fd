import { Archive, type ArchiveContent } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ArchivedRelease } from '../contract.ts';
import { ReleaseMarks } from './release-marks.tsx';

/** Every release by its major version, with its marks. */
export default function ReleaseArchive({
  content,
}: {
  readonly content: ArchiveContent<ArchivedRelease>;
}): ReactNode {
  return <Archive content={content} marksOf={({ marks }) => <ReleaseMarks marks={marks} />} />;
}
