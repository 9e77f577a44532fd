import type { ReactNode } from 'react';
import type { NotFoundContent } from '../contract.ts';
import { useStylesheet } from '../page-needs.ts';
import { shellWords } from '../words.ts';
import { PageHead } from './page-head.tsx';

/** What stands where no page is. */
export function NotFound({ content }: { readonly content: NotFoundContent }): ReactNode {
  useStylesheet('panels');
  return (
    <div className="page page-list not-found">
      <PageHead title={shellWords.notFound} description={shellWords.notFoundText} related={content.links} />
    </div>
  );
}
