import type { ReactNode } from 'react';
import type { ArchiveContent } from '../contract.ts';
import { Link } from '../shell/link.tsx';
import { DateText } from './byline.tsx';
import { PageHead } from './page-head.tsx';
import { ReleaseMarks } from './release-marks.tsx';

/** Everything that was ever published, by year or by major version. */
export function Archive({ content }: { readonly content: ArchiveContent }): ReactNode {
  return (
    <div className="page page-list">
      <PageHead title={content.title} description={content.description} related={content.related} />
      {content.groups.map(({ label, items }) => (
        <section key={label} className="archive-group">
          <h2>{label}</h2>
          <ul>
            {items.map(item => (
              <li key={item.href}>
                <Link link={item} />
                {item.marks && <ReleaseMarks marks={item.marks} />}
                {item.date && <DateText date={item.date} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
