import { changelogWords, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ChangeKind, ReleaseMarks as ReleaseMarksData } from '../contract.ts';

/** The names of the kinds. */
const KINDS: Readonly<Record<ChangeKind, string>> = {
  Added: changelogWords.added,
  Changed: changelogWords.changed,
  Fixed: changelogWords.fixed,
  Security: changelogWords.securityRelease,
};

/** The marks beside a release's whole text, whose headings name the kinds: a warning, and what readers must do. */
export function MarksBesideText({ marks }: { readonly marks: ReleaseMarksData }): ReactNode {
  return <ReleaseMarks marks={{ ...marks, kinds: marks.kinds.filter(kind => kind === 'Security') }} />;
}

/** The kinds of change in a release, and a link to what readers must do. Nothing if the release states neither. */
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
