import {
  type DataSource,
  fillProductInText,
  mapTexts,
  type ReadItems,
  readDataFile,
} from '@mapwright/site/directive';
import * as v from 'valibot';
import type { Plan } from './plan.ts';

const LIMIT = 'a whole number of 1 or more, or “unlimited”';

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'an id of lower-case letters, digits and dashes that begins with a letter'),
);
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('text that is not empty'));
const limit = v.exactOptional(
  v.union([v.pipe(v.number(), v.integer(LIMIT), v.minValue(1, LIMIT)), v.literal('unlimited')], LIMIT),
);

const price = v.pipe(
  v.object({
    amount: v.pipe(v.number(), v.finite('a number'), v.minValue(0, 'a number of 0 or more')),
    currency: v.pipe(v.string(), v.check(isCurrency, 'a currency by its three capital letters, such as EUR')),
    period: v.picklist(['year', 'month', 'once']),
    note: v.exactOptional(filled),
  }),
  v.check(
    ({ amount, currency }) => hasWholeCoins(amount, currency),
    'an amount with no more decimal places than its currency has',
  ),
);

const schema = v.record(
  id,
  v.object({
    name: filled,
    summary: filled,
    price: v.exactOptional(price),
    limits: v.exactOptional(
      v.object({
        sites: limit,
        maps: limit,
        locations: limit,
        fields: limit,
        updates: v.exactOptional(filled),
        support: v.exactOptional(filled),
      }),
    ),
  }),
);

/** Reads the plans of `content/plans.yml`, in order: id → name, summary, price, limits. */
export function readPlans(source: DataSource): ReadItems<Plan> {
  const { output = {}, diagnostics } = readDataFile(source, schema);
  const { product } = source;
  const filled = mapTexts(output, text => fillProductInText(text, product));
  const items = Object.entries(filled).map(([id, plan]) => ({ ...plan, id }));
  return { items, diagnostics };
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** Rejects amounts that would be rounded silently when they are formatted. */
function hasWholeCoins(amount: number, currency: string): boolean {
  if (!isCurrency(currency)) return true;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return Number(amount.toFixed(maximumFractionDigits)) === amount;
}
