import {
  Breadcrumbs,
  breadcrumbList,
  Cards,
  counter,
  docsWords,
  type EntryPicture,
  Link,
  PageHead,
  Pager,
  Picture,
  useJsonLd,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { CardData, CategoryContent } from '../contract.ts';
import { VersionBanner } from './version-banner.tsx';

/** The index of a category: its items as cards. */
export default function Category({ content }: { readonly content: CategoryContent }): ReactNode {
  useJsonLd(facts => breadcrumbList(content.breadcrumbs, facts));
  return (
    <>
      <Breadcrumbs items={content.breadcrumbs} />
      <VersionBanner banner={content.versionBanner} />
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
      {item.picture && <Cover picture={item.picture} />}
      <h2 className="card-title">
        <Link link={item} />
      </h2>
      {item.description && <p>{item.description}</p>}
      {item.count !== undefined && <p className="count">{counter.count(docsWords.pages, item.count)}</p>}
    </>
  );
}

function Cover({ picture: { sources, ...image } }: { readonly picture: EntryPicture }): ReactNode {
  return (
    <Picture sources={sources}>
      <img {...image} className="card-cover" alt="" loading="lazy" decoding="async" />
    </Picture>
  );
}
