import type { PageContext } from './page-context.ts';
import type { RenderState } from './render-state.ts';

/** The page being rendered. */
export function pageOf(state: RenderState): PageContext {
  const page: unknown = state.options.file?.data.page;
  if (isPageContext(page)) return page;
  throw new Error('Markdown is rendered for a page');
}

function isPageContext(value: unknown): value is PageContext {
  return typeof value === 'object' && value !== null && 'references' in value;
}
