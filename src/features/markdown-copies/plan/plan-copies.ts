import type { PlanPart } from '@mapwright/site/plan';
import { copyFiles } from './copy-files.ts';
import { copyPathOf } from './copy-path.ts';

/** Plans the copies of all pages. */
export const planCopies: PlanPart = (_, context) => ({
  drafts: [],
  pageFiles: copyFiles(context),
  markdownPathOf: copyPathOf,
});
