import type { ReactNode } from 'react';
import { rawHtml } from '../raw-html.ts';

/** What a Markdown file became, set as prose. */
export function Body({ html }: { readonly html: string }): ReactNode {
  return <div className="prose" {...rawHtml(html)} />;
}
