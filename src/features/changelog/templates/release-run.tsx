import { changelogWords, fillNodes, Link } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { RunOfReleases } from '../contract.ts';

/** “8.5.18 to 8.5.28”: links to the oldest and the newest release of a run, or to the only one. */
export function ReleaseRun({ run }: { readonly run: RunOfReleases }): ReactNode {
  const newest = <Link link={run} />;
  return run.oldest === undefined
    ? newest
    : fillNodes(changelogWords.run, { oldest: <Link link={run.oldest} />, newest });
}
