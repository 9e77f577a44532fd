import { changelogWords, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ChangeKind, ReleaseMarks as ReleaseMarksData } from '../contract.ts';

/** What the kinds are called. */
const KINDS: Readonly<Record<ChangeKind, string>> = {
  Added: changelogWords.added,
  Changed: changelogWords.changed,
  Fixed: changelogWords.fixed,
  Security: changelogWords.securityRelease,
};

/** What a release did, and the way to what readers must do. Nothing if it does not say. */
export function ReleaseMarks({ marks }: { readonly marks: ReleaseMarksData }): ReactNode {
  const { kinds, migrationHref } = marks;
  return kinds.length === 0 && migrationHref === undefined ? null : <MarkList marks={marks} />;
}

function MarkList({ marks: { kinds, migrationHref } }: { readonly marks: ReleaseMarksData }): ReactNode {
  useStylesheet('changelog');
  return (
    <ul className="release-marks" aria-label={changelogWords.kindsOfChange}>
      {kinds.map(kind => (
        <li key={kind} className={kind === 'Security' ? 'is-security' : undefined}>
          {KINDS[kind]}
        </li>
      ))}
      {migrationHref !== undefined && (
        <li>
          <a href={migrationHref}>{changelogWords.migrationNote}</a>
        </li>
      )}
    </ul>
  );
}
