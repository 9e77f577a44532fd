import { Body, PageHead, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { JobContent } from '../contract.ts';

/** What there is to do, and where. */
export default function Job({ content }: { readonly content: JobContent }): ReactNode {
  const { title, town, country, hours } = content;
  const place = country === undefined ? town : `${town}, ${country}`;
  useStylesheet('jobs');
  return (
    <article className="page">
      <PageHead title={title} />
      <p className="job-facts">{`${place}, ${hours} hours a week`}</p>
      <Body />
    </article>
  );
}
