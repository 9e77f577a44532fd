import { PageHead, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { JobListContent } from '../contract.ts';

/** Every job that is open. */
export default function JobList({ content }: { readonly content: JobListContent }): ReactNode {
  useStylesheet('jobs');
  return (
    <div className="page">
      <PageHead title={content.title} />
      <ul>
        {content.jobs.map(({ href, title, town }) => (
          <li key={href}>
            <a href={href}>{title}</a> {town}
          </li>
        ))}
      </ul>
    </div>
  );
}
