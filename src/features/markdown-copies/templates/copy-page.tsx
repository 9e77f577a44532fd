import { listsWords, usePageFacts } from '@mapwright/site/templates';
import type { ReactNode } from 'react';

/** A link to the page as Markdown. The live part adds a button that copies it. */
export default function CopyPage(): ReactNode {
  const { markdown } = usePageFacts();
  if (markdown === undefined) return null;
  return (
    <p className="edit-line" data-live="copy-page">
      <a href={markdown} type="text/markdown" target="_blank" rel="noopener">
        {listsWords.viewMarkdown}
      </a>
    </p>
  );
}
