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

/** How many of something a plan includes. */
function limit(description: string) {
  return v.exactOptional(
    v.pipe(
      v.union([v.pipe(v.number(), v.integer(LIMIT), v.minValue(1, LIMIT)), v.literal('unlimited')], LIMIT),
      v.description(description),
    ),
  );
}

const price = v.pipe(
  v.object({
    amount: v.pipe(
      v.number(),
      v.finite('a number'),
      v.minValue(0, 'a number of 0 or more'),
      v.description('The price in whole units of the currency, such as 49 or 49.90'),
    ),
    currency: v.pipe(
      v.string(),
      v.check(isCurrency, 'a currency by its three capital letters, such as EUR'),
      v.description('The currency by its three capital letters'),
    ),
    period: v.pipe(v.picklist(['year', 'month', 'once']), v.description('How often it is paid')),
    note: v.exactOptional(v.pipe(filled, v.description('A note beside the price'))),
  }),
  v.check(
    ({ amount, currency }) => hasWholeCoins(amount, currency),
    'an amount with no more decimal places than its currency has',
  ),
);

/** id → the plan. */
export const plansSchema = v.record(
  id,
  v.object({
    name: v.pipe(filled, v.description('The name of the plan')),
    summary: v.pipe(filled, v.description('A sentence about the plan')),
    price: v.exactOptional(v.pipe(price, v.description('What it costs'))),
    limits: v.exactOptional(
      v.pipe(
        v.object({
          sites: limit('How many websites may use it, or unlimited'),
          maps: limit('How many maps, or unlimited'),
          locations: limit('How many locations, or unlimited'),
          fields: limit('How many fields, or unlimited'),
          updates: v.exactOptional(v.pipe(filled, v.description('How long updates are included'))),
          support: v.exactOptional(v.pipe(filled, v.description('What support is included'))),
        }),
        v.description('What it includes'),
      ),
    ),
  }),
);

/** Reads the plans of `content/plans.yml`, in order: id → name, summary, price, limits. */
export function readPlans(source: DataSource): ReadItems<Plan> {
  const { output = {}, diagnostics } = readDataFile(source, plansSchema);
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
