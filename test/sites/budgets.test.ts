import { describe, expect, test } from 'vitest';
import { site } from './harness.ts';

/** The doc with the most data in its HTML, which needs the main style sheet alone. */
const LONG = `# Long\n\n${Array.from({ length: 60 }, (_, index) => `## Heading number ${index}\n\nText\n`).join('\n')}`;
const RICH = '# Rich\n\n:::::cards\n::::card[One]\nText\n::::\n:::::\n\n::map[A map]{picture="map.svg"}\n';

const docs = (rich: string, budgets: Readonly<Record<string, number>>) => ({
  'content/docs/map.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path id="A" d="M0 0h9v9z"/></svg>',
  'content/docs/long.md': LONG,
  'content/docs/rich.md': rich,
  'site.config.ts': `export default { budgets: ${JSON.stringify(budgets)} };\n`,
});

describe('a budget', () => {
  test('is broken most by the page with the most style sheets, though another of its kind has more data', async () => {
    const result = await site(docs(RICH, { style: 1 })).build();
    expect(result.code).toBe(1);
    expect(result.diagnostics).toMatchObject([
      { code: 'budget/exceeded', message: expect.stringMatching(/^\/docs\/rich loads \d+ bytes of styles/) },
    ]);
  });

  test('is kept by a page whose further sheets are joined into one', async () => {
    expect((await site(docs(RICH, { requests: 5 })).build()).diagnostics).toEqual([]);
  });
});
