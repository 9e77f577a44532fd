import { Body, PageHead, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { JobContent } from '../contract.ts';

/** What there is to do, and where. */
export default function Job({ content }: { readonly content: JobContent }): ReactNode {
  useStylesheet('jobs');
  return (
    <article className="page">
      <PageHead title={content.title} />
      <p className="job-facts">{`${content.town}, ${content.hours} hours a week`}</p>
      <Body />
    </article>
  );
}
