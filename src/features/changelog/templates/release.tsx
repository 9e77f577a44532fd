import { Body, Byline, changelogWords, Pager } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { ReleaseContent } from '../contract.ts';
import { MarksBesideText } from './release-marks.tsx';

/** What one release changed. */
export default function Release({ content }: { readonly content: ReleaseContent }): ReactNode {
  return (
    <>
      <article>
        <header className="page-head">
          <h1>{content.title}</h1>
          <Byline date={content.date} authors={content.authors} />
          <MarksBesideText marks={content.marks} />
        </header>
        {content.hasNotes ? <Body /> : <p>{changelogWords.noNotes}</p>}
      </article>
      <Pager pager={content.pager} />
    </>
  );
}
