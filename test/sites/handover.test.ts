import { describe, expect, test } from 'vitest';
import { type CommandResult, explain, type Site, site } from './harness.ts';

const PLANS =
  'pro:\n  name: Pro\n  summary: For many.\n  price: { amount: 49, currency: EUR, period: year }\n';

const config = (link: string) =>
  `export default {\n  checkout: { links: { pro: { production: '${link}' } } },\n};\n`;

const FILES = {
  'content/plans.yml': PLANS,
  'content/pages/pricing.md': '# Pricing\n\n::plans\n',
  'content/pages/checkout.md': '# Checkout\n\n::checkout\n',
  'content/pages/about.md': '# About\n\nText\n',
  'content/pages/contact.md': '# Contact\n\n::contact-form\n',
  'site.config.ts': config('https://pay.example/one'),
};

describe('a site that hands its visitors over', () => {
  test('follows its plans and its configuration, as a clean build does', async () => {
    const project = site(FILES);
    await built(project);
    expect(project.file('pricing.html')).toContain('€49');

    project.write({ 'content/plans.yml': PLANS.replace('49', '59') });
    await built(project);
    expect(project.file('pricing.html')).toContain('€59');
    expect(project.file('checkout.html')).toContain('€59');

    project.write({ 'site.config.ts': config('https://pay.example/two') });
    const { summary } = await built(project);
    // Contact, checkout and pricing: of the others none says who is connected.
    expect(summary).toMatchObject({ rendered: 3, written: 1 });
    expect(project.file('checkout.html')).toContain('https://pay.example/two');
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('is not built with a link for a plan that nobody sells, which is told at its place', async () => {
    const result = await site({ ...FILES, 'content/plans.yml': PLANS.replace('pro:', 'profi:') }).build();
    expect(result.code).toBe(1);
    expect(result.diagnostics).toMatchObject([
      {
        code: 'config/unknown-plan',
        place: { file: 'site.config.ts', line: 2, column: 24 },
        hint: 'The plans are profi.',
      },
    ]);
  });
});

async function built(project: Site): Promise<CommandResult> {
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  return result;
}
