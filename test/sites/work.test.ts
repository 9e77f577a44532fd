import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { type Site, site } from './harness.ts';

/** What the main thread of a build does: files opened, looked at, linked or renamed, and bytes hashed. */
type Work = Readonly<Record<'opened' | 'looked' | 'linked' | 'hashedBytes', number>>;

const FEW = 40;
const MANY = 120;
const SCENARIOS = ['clean', 'nothing changed', 'one page changed'] as const;
type Scenario = (typeof SCENARIOS)[number];

const counter = pathToFileURL(join(import.meta.dirname, 'count-work.js')).href;
const work: Partial<Record<Scenario, { readonly few: Work; readonly many: Work }>> = {};

/** About 300 bytes each, with a link and code. */
function pages(count: number): Record<string, string> {
  const page = (index: number) =>
    `---\ntitle: Page ${index}\n---\n\n${'Words of this page. '.repeat(10)}[First](page-0.md).\n\n\`\`\`js\nconst a = ${index};\n\`\`\`\n`;
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`content/docs/page-${index}.md`, page(index)]),
  );
}

async function measured(project: Site): Promise<Work> {
  const file = project.path('counts.json');
  const result = await project.build({
    environment: { NODE_OPTIONS: `--import=${counter}`, WORK_COUNTS: file },
  });
  expect(result.code, explain(result)).toBe(0);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Files are trusted by their times once they are two seconds old. */
const settle = () => new Promise(resolve => setTimeout(resolve, 2_500));

async function workOf(count: number): Promise<Record<Scenario, Work>> {
  const project = site(pages(count));
  await settle();
  const clean = await measured(project);
  await settle();
  await project.build();
  const unchanged = await measured(project);
  project.edit('content/docs/page-7.md', text => `${text}\nMore.\n`);
  return { clean, 'nothing changed': unchanged, 'one page changed': await measured(project) };
}

beforeAll(async () => {
  // Compiles the program and the templates, and remembers their state.
  await settle();
  await site(pages(1)).build();
  const [few, many] = [await workOf(FEW), await workOf(MANY)];
  for (const scenario of SCENARIOS) work[scenario] = { few: few[scenario], many: many[scenario] };
});

/** What each further page costs. More is a regression; less is a reason to lower the figure. */
const MOST: Readonly<Record<Scenario, Work>> = {
  clean: { opened: 2, looked: 1, linked: 0, hashedBytes: 16_000 },
  'nothing changed': { opened: 0, looked: 2, linked: 0, hashedBytes: 120 },
  'one page changed': { opened: 0, looked: 2, linked: 0, hashedBytes: 1_300 },
};

test.each(SCENARIOS)('%s: no page makes more work than it did', scenario => {
  const { few, many } = work[scenario] ?? {};
  for (const [kind, most] of Object.entries(MOST[scenario])) {
    const name = kind as keyof Work;
    const each = Math.round(((many?.[name] ?? 0) - (few?.[name] ?? 0)) / (MANY - FEW));
    expect.soft(each, name).toBeLessThanOrEqual(most);
  }
});
