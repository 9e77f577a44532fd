import type { ReactNode } from 'react';
import type { CardData, CategoryContent } from '../contract.ts';
import { counter } from '../counter.ts';
import { breadcrumbList } from '../json-ld/breadcrumb-list.ts';
import { useJsonLd } from '../page-needs.ts';
import { Link } from '../shell/link.tsx';
import { PageHead } from '../slots/page-head.ts';
import { docsWords } from '../words.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Cards } from './cards.tsx';
import { Pager } from './pager.tsx';

/** The index of a category: what lies in it, as cards. */
export function Category({ content }: { readonly content: CategoryContent }): ReactNode {
  useJsonLd(facts => breadcrumbList(content.breadcrumbs, facts));
  return (
    <>
      <Breadcrumbs items={content.breadcrumbs} />
      <article>
        <PageHead title={content.title} description={content.description} />
        <Cards>
          {content.items.map(item => (
            <li key={item.href} className="card">
              <Card item={item} />
            </li>
          ))}
        </Cards>
      </article>
      <Pager pager={content.pager} />
    </>
  );
}

function Card({ item }: { readonly item: CardData }): ReactNode {
  return (
    <>
      <h2 className="card-title">
        <Link link={item} />
      </h2>
      {item.description && <p>{item.description}</p>}
      {item.count !== undefined && <p className="count">{counter.count(docsWords.pages, item.count)}</p>}
    </>
  );
}
