// What features that are planned like docs use of them.
export { DOC } from '../contract.ts';
export { breadcrumbsOf, type DocsArea, layoutOf } from './docs-area.ts';
export type { DocsContext } from './docs-context.ts';
export { planDocs } from './plan-docs.ts';
