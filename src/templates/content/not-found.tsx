import type { ReactNode } from 'react';
import type { NotFoundContent } from '../contract.ts';
import { useStylesheet } from '../page-needs.ts';
import { PageHead } from './page-head.tsx';

/** What stands where no page is. */
export function NotFound({ content }: { readonly content: NotFoundContent }): ReactNode {
  useStylesheet('panels');
  return (
    <div className="page page-list not-found">
      <PageHead
        title="Page not found"
        description="This place is not on our map. The address may be mistyped, or the page has moved."
        related={content.links}
      />
    </div>
  );
}
