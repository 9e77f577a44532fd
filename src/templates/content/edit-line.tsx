import type { ReactNode } from 'react';
import type { DateData } from '../contract/content-parts.ts';
import { fillNodes } from '../fill-nodes.ts';
import { listsWords } from '../words.ts';
import { DateText } from './byline.tsx';

interface EditLineProps {
  readonly editHref?: string | undefined;
  readonly lastUpdated?: DateData | undefined;
}

/** A link to edit the page's source, and the date of its last change. */
export function EditLine({ editHref, lastUpdated }: EditLineProps): ReactNode {
  if (!editHref && !lastUpdated) return null;
  return (
    <p className="edit-line" data-search="off">
      {editHref && (
        <a href={editHref} target="_blank" rel="noopener noreferrer">
          {listsWords.editThisPage}
        </a>
      )}
      {lastUpdated && (
        <span>{fillNodes(listsWords.lastUpdated, { date: <DateText date={lastUpdated} /> })}</span>
      )}
    </p>
  );
}
