import {
  apiWords,
  Body,
  Breadcrumbs,
  breadcrumbList,
  EditLine,
  fillNodes,
  Link,
  listsWords,
  Pager,
  PageTools,
  TagList,
  useJsonLd,
} from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { DocContent } from '../contract.ts';
import { VersionBanner } from './version-banner.tsx';

/** A doc: breadcrumbs, text, and links to other pages. */
export default function Doc({ content }: { readonly content: DocContent }): ReactNode {
  const { title, breadcrumbs, versionBanner, badges, readingMinutes } = content;
  const { mentions, tags, editHref, lastUpdated, pager } = content;
  useJsonLd(facts => breadcrumbList(breadcrumbs, facts));
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <VersionBanner banner={versionBanner} />
      <article>
        {title !== undefined && <h1>{title}</h1>}
        {badges && (
          <p className="badges" data-search="off">
            {badges.map(link => (
              <Link key={link.href} link={link} />
            ))}
          </p>
        )}
        {readingMinutes !== undefined && (
          <p className="reading-time" data-search="off">
            {fillNodes(listsWords.readingTime, { minutes: readingMinutes })}
          </p>
        )}
        <Body />
      </article>
      {mentions && (
        <nav className="mentions" aria-labelledby="mentions">
          <h2 id="mentions">{apiWords.guides}</h2>
          <ul>
            {mentions.map(link => (
              <li key={link.href}>
                <Link link={link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="after-text">
        <TagList tags={tags} />
        <PageTools />
        <EditLine editHref={editHref} lastUpdated={lastUpdated} />
      </div>
      <Pager pager={pager} />
    </>
  );
}
