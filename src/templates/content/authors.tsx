import type { ReactNode } from 'react';
import type { AuthorsContent } from '../contract/core-kinds.ts';
import { counter } from '../counter.ts';
import { PageHead } from '../slots/page-head.ts';
import { listsWords } from '../words.ts';
import { Author } from './byline.tsx';
import { Cards } from './cards.tsx';

/** All authors, with the number of their entries. */
export function Authors({ content }: { readonly content: AuthorsContent }): ReactNode {
  return (
    <div className="page page-list">
      <PageHead title={content.title} related={content.related} />
      <Cards>
        {content.authors.map(({ count, ...author }) => (
          <li key={author.name} className="card">
            <Author author={author} />
            <p className="count">{counter.count(listsWords.entries, count)}</p>
          </li>
        ))}
      </Cards>
    </div>
  );
}
