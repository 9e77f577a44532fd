import type { ReactNode } from 'react';
import { useBody } from '../page-needs.ts';
import { rawHtml } from '../raw-html.ts';

/** The HTML of a Markdown file, styled as prose. A page may have several. */
export function Body({ index = 0 }: { readonly index?: number }): ReactNode {
  return <div className="prose" {...rawHtml(useBody(index))} />;
}
