import type { ReactNode } from 'react';
import type { NotFoundContent } from '../contract/core-kinds.ts';
import { useStylesheet } from '../page-needs.ts';
import { PageHead } from '../slots/page-head.ts';
import { shellWords } from '../words.ts';

/** The content of the not-found page. A feature's live part of this name may offer pages that are close to the address. */
export function NotFound({ content }: { readonly content: NotFoundContent }): ReactNode {
  useStylesheet('panels');
  return (
    <div className="page page-list not-found">
      <PageHead title={shellWords.notFound} description={shellWords.notFoundText} related={content.links} />
      <div className="prose" data-live="not-found" data-base={content.home} />
    </div>
  );
}
