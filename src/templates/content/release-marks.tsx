import type { ReactNode } from 'react';
import type { ReleaseMarks as ReleaseMarksData } from '../contract.ts';
import { useStylesheet } from '../page-needs.ts';

/** What a release did, and the way to what readers must do. Nothing if it does not say. */
export function ReleaseMarks({ marks }: { readonly marks: ReleaseMarksData }): ReactNode {
  const { kinds, migrationHref } = marks;
  return kinds.length === 0 && migrationHref === undefined ? null : <MarkList marks={marks} />;
}

function MarkList({ marks: { kinds, migrationHref } }: { readonly marks: ReleaseMarksData }): ReactNode {
  useStylesheet('changelog');
  return (
    <ul className="release-marks" aria-label="Kinds of change">
      {kinds.map(kind =>
        kind === 'Security' ? (
          <li key={kind} className="is-security">
            Security release
          </li>
        ) : (
          <li key={kind}>{kind}</li>
        ),
      )}
      {migrationHref !== undefined && (
        <li>
          <a href={migrationHref}>Migration note</a>
        </li>
      )}
    </ul>
  );
}
