import { listsWords, usePageFacts } from '@mapwright/site/templates';
import type { ReactNode } from 'react';

/** Links to the page as Markdown: to read it, and to have a copy. The live part makes a button of the second, of the same size. */
export default function CopyPage(): ReactNode {
  const { markdown } = usePageFacts();
  if (markdown === undefined) return null;
  return (
    <p className="edit-line" data-search="off" data-live="copy-page">
      <a href={markdown} type="text/markdown" target="_blank" rel="noopener">
        {listsWords.viewMarkdown}
      </a>
      <a className="button button-secondary" href={markdown} download>
        {listsWords.copyMarkdown}
      </a>
    </p>
  );
}
