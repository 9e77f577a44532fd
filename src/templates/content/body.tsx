import type { ReactNode } from 'react';
import { useBody } from '../page-needs.ts';
import { rawHtml } from '../raw-html.ts';

/** What a Markdown file became, set as prose: the page's only one, or one of several. */
export function Body({ index = 0 }: { readonly index?: number }): ReactNode {
  return <div className="prose" {...rawHtml(useBody(index))} />;
}
