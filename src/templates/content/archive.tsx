import type { ReactNode } from 'react';
import type { DatedLink } from '../contract/content-parts.ts';
import type { ArchiveContent } from '../contract/core-kinds.ts';
import { Link } from '../shell/link.tsx';
import { PageHead } from '../slots/page-head.ts';
import { DateText } from './byline.tsx';

interface ArchiveProps<Item extends DatedLink> {
  readonly content: ArchiveContent<Item>;
  /** Shows an item; the default is its link and its day. */
  readonly show?: (item: Item) => ReactNode;
}

/** Everything published so far, by year or by major version. */
export function Archive<Item extends DatedLink>({ content, show }: ArchiveProps<Item>): ReactNode {
  return (
    <div className="page page-list">
      <PageHead title={content.title} description={content.description} related={content.related} />
      {content.groups.map(({ label, items }) => (
        <section key={label} className="archive-group">
          <h2>{label}</h2>
          <ul>
            {items.map(item => (
              <li key={item.href}>{show ? show(item) : <DatedItem item={item} />}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DatedItem({ item }: { readonly item: DatedLink }): ReactNode {
  return (
    <>
      <Link link={item} /> {item.date && <DateText date={item.date} />}
    </>
  );
}
