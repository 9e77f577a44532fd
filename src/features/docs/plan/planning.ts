// The parts of docs planning that other features use.
export { DOC } from '../contract.ts';
export { breadcrumbsOf, type DocsArea, layoutOf } from './docs-area.ts';
export type { DocsContext } from './docs-context.ts';
export { planDocs } from './plan-docs.ts';
