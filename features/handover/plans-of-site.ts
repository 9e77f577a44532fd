import {
  type DirectiveNode,
  decodeSource,
  MAX_DATA_BYTES,
  type PageContext,
  readDependency,
  reportError,
} from '@mapwright/site/directive';
import type { Plan } from './plan.ts';
import { PLANS_FILE } from './plans-file.ts';
import { readPlans } from './read-plans.ts';

/** The plans that a directive shows. Mistakes in their file are reported once, where the data files are read. */
export function plansOfSite(page: PageContext, node: DirectiveNode): readonly Plan[] {
  const { items, isWithout } = readPlansOf(page);
  if (isWithout) {
    reportError(page, node, {
      code: 'directive/no-plans',
      message: `“${node.name}” shows the plans in ${PLANS_FILE}, but there are none`,
      hint: 'Write each plan there by its id, with name and summary.',
    });
  }
  return items;
}

/** The plans on which a page depends, and whether there are none although their file has no mistakes. */
export function readPlansOf(page: PageContext): {
  readonly items: readonly Plan[];
  readonly isWithout: boolean;
} {
  const { product } = page.surroundings;
  const read = readDependency(page, PLANS_FILE);
  const bytes = read instanceof Uint8Array ? read : new Uint8Array();
  const { text } = decodeSource(PLANS_FILE, bytes, MAX_DATA_BYTES);
  if (text === undefined) return { items: [], isWithout: false };
  const { items, diagnostics } = readPlans({ file: PLANS_FILE, text, product });
  return { items, isWithout: items.length === 0 && diagnostics.length === 0 };
}
