import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkPlans } from '../../../features/handover/check-plans.ts';
import { optionsSchema } from '../../../features/handover/options.ts';
import { readPlans } from '../../../features/handover/read-plans.ts';
import { printed } from '../../unit/load/load-text.ts';

const product = { name: 'Map Maker', slug: 'map-maker' };
const load = (text: string) => {
  const { items, diagnostics } = readPlans({ file: 'content/plans.yml', text, product });
  return { plans: items, diagnostics };
};

describe('content/plans.yml', () => {
  test('gives plans in their order, with what their owner has entered and nothing else', () => {
    const { plans, diagnostics } = load(
      'pro:\n  name: Pro\n  summary: "{product} for two"\n  price: { amount: 49.5, currency: EUR, period: year, note: "{product} alone" }\n' +
        '  limits: { sites: 3, maps: unlimited, updates: "{product} 8" }\nlite:\n  name: Lite\n  summary: For one\n',
    );
    expect(diagnostics).toEqual([]);
    expect(plans).toEqual([
      {
        id: 'pro',
        name: 'Pro',
        summary: 'Map Maker for two',
        price: { amount: 49.5, currency: 'EUR', period: 'year', note: 'Map Maker alone' },
        limits: { sites: 3, maps: 'unlimited', updates: 'Map Maker 8' },
      },
      { id: 'lite', name: 'Lite', summary: 'For one' },
    ]);
  });

  test('may be empty', () => {
    expect(load('# later\n')).toMatchObject({ plans: [], diagnostics: [] });
  });

  test('reports what is wrong with a price or a limit, all at once and each at its place', () => {
    const { diagnostics } = load(
      [
        'a:\n  name: A\n  summary: a\n  price: { amount: "49", currency: EUR, period: year }\n',
        'b:\n  name: B\n  summary: b\n  price: { amount: 49, currency: euro, period: yearly }\n',
        'c:\n  name: C\n  summary: c\n  price: { amount: 49.999, currency: EUR, period: once }\n',
        'd:\n  name: D\n  summary: d\n  price: { amount: -1, currency: JPY, period: month }\n',
        'e:\n  name: E\n  limits: { sites: none, maps: 0, place: 3 }\n',
        'F G:\n  name: F\n  summary: f\n',
      ].join(''),
    );
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "content/plans.yml:19:35 warning data/unknown-field
      Unknown field “e.limits.place”
      → The fields are sites, maps, locations, fields, updates, support.

      content/plans.yml:4:12 error data/invalid-field
      “a.price.amount” expects a number, got “49”
      → Write 49, without quotes.

      content/plans.yml:8:24 error data/invalid-field
      “b.price.currency” expects a currency by its three capital letters, such as EUR, got “euro”

      content/plans.yml:8:40 error data/invalid-field
      “b.price.period” expects “year” or “month” or “once”, got “yearly”
      → Did you mean year?

      content/plans.yml:12:3 error data/invalid-field
      “c.price” expects an amount with no more decimal places than its currency has, got a group of fields

      content/plans.yml:16:12 error data/invalid-field
      “d.price.amount” expects a number of 0 or more, got -1

      content/plans.yml:18:3 error data/invalid-field
      “e.summary” is missing
      → Add summary: '…'.

      content/plans.yml:19:13 error data/invalid-field
      “e.limits.sites” expects a whole number of 1 or more, or “unlimited”, got “none”

      content/plans.yml:19:26 error data/invalid-field
      “e.limits.maps” expects a whole number of 1 or more, or “unlimited”, got 0

      content/plans.yml:20:1 error data/invalid-field
      “F G” expects an id of lower-case letters, digits and dashes that begins with a letter, got “F G”"
    `);
  });
});

describe('a payment link', () => {
  const links = { pro: {}, starte: { test: 'https://pay.example' } };
  const problemsWith = (yaml: string | null | undefined) =>
    printed(
      checkPlans({
        options: v.parse(optionsSchema, { checkout: { links } }),
        product,
        textOf: () => yaml,
        placeOf: path => ({ file: `site.config.ts#${path.join('.')}` }),
      }),
    );

  test('for a plan that is not sold is reported where the configuration names it', () => {
    expect(
      problemsWith('pro: { name: Pro, summary: p }\nstarter: { name: Starter, summary: s }\n'),
    ).toMatchInlineSnapshot(`
      "site.config.ts#checkout.links.starte error config/unknown-plan
      “checkout.links” refers to the plan “starte”, which is not in content/plans.yml
      → Did you mean starter?"
    `);
    expect(problemsWith('pro: { name: Pro, summary: p }\nbasic: { name: Basic, summary: b }\n')).toContain(
      '→ The plans are pro, basic.',
    );
  });

  test('without any plans says where to write them', () => {
    for (const yaml of ['', undefined])
      expect(problemsWith(yaml)).toContain('→ Add the plan to content/plans.yml, or leave out the link.');
  });

  test('is not judged while something is wrong with the plans', () => {
    expect(problemsWith('pro: { name: Pro, summary: p }\nstarte: { name: Starte }\n')).toBe('');
    expect(problemsWith(null)).toBe('');
  });

  test('for every plan is fine', () => {
    expect(problemsWith('pro: { name: Pro, summary: p }\nstarte: { name: Starte, summary: s }\n')).toBe('');
  });
});
