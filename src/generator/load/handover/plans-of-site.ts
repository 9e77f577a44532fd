import type { Plan } from '../../model/site-data.ts';
import type { DirectiveNode } from '../directives/directive.ts';
import { readDependency } from '../markdown/included-text.ts';
import { type PageContext, reportError } from '../markdown/page-context.ts';
import { MAX_DATA_BYTES } from '../site-data/read-data-file.ts';
import { PLANS_FILE, readPlans } from '../site-data/read-plans.ts';
import { decodeSource } from '../source/decode-source.ts';

/** The plans that a directive shows. What is wrong within their file is told once, where the data files are read. */
export function plansOfSite(page: PageContext, node: DirectiveNode): readonly Plan[] {
  const { product } = page.surroundings;
  const read = readDependency(page, PLANS_FILE);
  const bytes = read instanceof Uint8Array ? read : new Uint8Array();
  const { text } = decodeSource(PLANS_FILE, bytes, MAX_DATA_BYTES);
  if (text === undefined) return [];
  const { items, diagnostics } = readPlans({ file: PLANS_FILE, text, product });
  if (items.length === 0 && diagnostics.length === 0) {
    reportError(page, node, {
      code: 'directive/no-plans',
      message: `“${node.name}” shows the plans of ${PLANS_FILE}, and there are none`,
      hint: 'Write each plan there by its id, with name and summary.',
    });
  }
  return items;
}
