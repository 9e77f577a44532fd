import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../machine.ts';
import { type CommandResult, explain } from '../../../sites/command-result.ts';
import { type Site, site } from '../../../sites/harness.ts';

const PLANS =
  'pro:\n  name: Pro\n  summary: For many.\n  price: { amount: 49, currency: EUR, period: year }\n';

const FEATURE = join(projectRoot, 'features', 'handover', 'index.ts');
const configWith = (options: string) =>
  `import { docs } from '@mapwright/site/features';\nimport { handover } from ${JSON.stringify(FEATURE)};\nexport default {\n  features: [docs(), handover({ ${options} })],\n};\n`;
const config = (link: string) => configWith(`checkout: { links: { pro: { production: '${link}' } } }`);

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

  test('is not built with a link for a plan that is not sold, which is reported at its place', async () => {
    const result = await site({ ...FILES, 'content/plans.yml': PLANS.replace('pro:', 'profi:') }).build();
    expect(result.code).toBe(1);
    expect(result.diagnostics).toMatchObject([
      {
        code: 'config/unknown-plan',
        place: { file: 'site.config.ts', line: 4, column: 54 },
        hint: 'The plans are profi.',
      },
    ]);
  });
});

describe('the button of the navbar', () => {
  const BUTTON =
    "button: { selling: { label: 'Buy now', to: '/pricing' }, otherwise: { label: 'Compare', to: '/about' } }";
  const LINK = "checkout: { links: { pro: { production: 'https://pay.example/one' } } }";
  const buttonOn = (html: string) => /<a[^>]*class="button button-primary"[^>]*>[^<]*<\/a>/.exec(html)?.[0];

  test('invites to buy once something is sold, and to something else until then', async () => {
    const project = site({ ...FILES, 'site.config.ts': configWith(BUTTON) });
    await built(project);
    expect(buttonOn(project.file('about.html'))).toBe(
      '<a href="/about" class="button button-primary">Compare</a>',
    );

    project.write({ 'site.config.ts': configWith(`${BUTTON}, ${LINK}`) });
    await built(project);
    expect(buttonOn(project.file('about.html'))).toBe(
      '<a href="/pricing" class="button button-primary">Buy now</a>',
    );

    project.write({ 'content/plans.yml': PLANS.replace(/ {2}price.*\n/, '') });
    await built(project);
    expect(buttonOn(project.file('about.html'))).toContain('Compare');
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test('that leads nowhere is reported at its field', async () => {
    const broken = BUTTON.replace('/about', '/abuot');
    const result = await site({ ...FILES, 'site.config.ts': configWith(broken) }).build();
    expect(result.diagnostics).toMatchObject([
      { code: 'link/missing-target', place: { file: 'site.config.ts', line: 4 } },
    ]);
  });
});

describe('a doc about what not every plan has', () => {
  const plans = `starter: { name: Starter, summary: For some. }\n${PLANS}`;
  const doc = (plan: string) => `---\ntitle: Lists\nplan: ${plan}\n---\n\nText.\n`;
  const badgeOn = (html: string) => /<p class="badges"[^>]*>(.*?)<\/p>/.exec(html)?.[1];

  test('shows its plan under the title, with a link to the prices', async () => {
    const files = { 'content/docs/a.md': doc('starter'), 'content/docs/b.md': doc('pro') };
    const project = site({ ...FILES, ...files, 'content/docs/c.md': '# C\n', 'content/plans.yml': plans });
    await built(project);
    expect(badgeOn(project.file('docs/a.html'))).toBe('<a href="/pricing">Starter and above</a>');
    expect(badgeOn(project.file('docs/b.html'))).toBe('<a href="/pricing">Pro plan</a>');
    expect(badgeOn(project.file('docs/c.html'))).toBeUndefined();

    project.write({ 'content/plans.yml': plans.replace('Starter', 'Basic') });
    await built(project);
    expect(badgeOn(project.file('docs/a.html'))).toContain('Basic and above');
    expect(project.tree()).toEqual(await project.cleanTree());
  });

  test.each([
    ['startr', 'Did you mean starter?'],
    ['gold', 'The plans are starter, pro.'],
  ])('refuses the plan “%s”, at its line', async (plan, hint) => {
    const result = await site({
      ...FILES,
      'content/plans.yml': plans,
      'content/docs/a.md': doc(plan),
    }).build();
    expect(result.code).toBe(1);
    expect(result.diagnostics).toMatchObject([
      {
        code: 'frontmatter/unknown-plan',
        message: `The plan “${plan}” is not in content/plans.yml`,
        place: { file: 'content/docs/a.md', line: 3, column: 1 },
        hint,
      },
    ]);
  });

  test('says where to write plans if there are none, and nothing while their file has mistakes', async () => {
    const files = { 'site.config.ts': configWith(''), 'content/docs/a.md': doc('pro') };
    const problemsWith = async (others: object) => (await site({ ...files, ...others }).build()).diagnostics;
    expect(await problemsWith({})).toMatchObject([{ hint: 'Write the plans in content/plans.yml.' }]);
    expect(await problemsWith({ 'content/plans.yml': 'pro: { name: Pro }\n' })).toMatchObject([
      { code: 'data/invalid-field', place: { file: 'content/plans.yml' } },
    ]);
  });
});

describe('the Content-Security-Policy', () => {
  const policyOf = async (options: string) => {
    const project = site({
      'content/pages/contact.md': '# Contact\n\n::contact-form\n',
      'site.config.ts': configWith(options),
    });
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    return project.file('_headers');
  };

  test('lets the contact form post, with and without a script', async () => {
    const headers = await policyOf("contact: { endpoint: 'https://forms.example/contact?site=1' }");
    expect(headers).toContain(
      "; connect-src 'self' https://forms.example; form-action 'self' https://forms.example;",
    );
  });

  test('names neither payment pages nor the customer area: they only get links', async () => {
    expect(await policyOf("dashboard: { signInUrl: 'https://account.example' }")).not.toContain(
      'account.example',
    );
  });
});

test('a reference is read anew when a form in it changes', async () => {
  const form = (email: string) =>
    `import { apiReference } from '@mapwright/site/features';\n${configWith(
      `contact: { email: '${email}' }`,
    ).replace('features: [docs(), ', "features: [docs(), apiReference({ entryPoints: ['library'] }), ")}`;
  const project = site({
    'content/docs/a.md': '# A\n',
    'library/area.ts':
      '/** An area.\n *\n * ::contact-form\n */\nexport interface Area { readonly size: number }\n',
    'site.config.ts': form('one@atlas.example'),
  });
  await built(project);
  expect(project.file('api/area.html')).toContain('one@atlas.example');
  project.write({ 'site.config.ts': form('two@atlas.example') });
  await built(project);
  expect(project.file('api/area.html')).toContain('two@atlas.example');
  expect(project.tree()).toEqual(await project.cleanTree());
});

async function built(project: Site): Promise<CommandResult> {
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  return result;
}
