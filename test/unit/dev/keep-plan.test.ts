import { expect, test } from 'vitest';
import { keepPlan } from '../../../src/generator/dev/keep-plan.ts';
import type { LoadedProject } from '../../../src/generator/load/driver/load-project.ts';
import type { EntryHead } from '../../../src/generator/model/entry.ts';
import type { Project } from '../../../src/generator/plan/driver/plan-project.ts';
import { head } from '../plan/heads.ts';

interface State {
  readonly heads?: readonly EntryHead[];
  /** Path → hash. */
  readonly files?: Readonly<Record<string, string>>;
  readonly config?: object;
  readonly key?: string;
  /** The state of what a feature reads elsewhere. */
  readonly elsewhere?: string | null;
  /** Day of the last commit. */
  readonly day?: string;
}

const LINK = { kind: 'link', url: './b.md', line: 3, column: 1 };
const HEADS = [
  head({ file: 'content/docs/a.md', title: 'A', references: [LINK] }),
  head({ file: 'content/docs/b.md', title: 'B' }),
];
const FILES = { 'content/docs/a.md': '1', 'content/docs/b.md': '1', 'content/sidebars.yml': '1' };

function sourcesOf({ files = FILES, config = {}, key = 'k', elsewhere = 'e', day = '2026-01-01' }: State) {
  const tree = {
    files: Object.keys(files),
    diagnostics: [],
    hashOf: (file: string) => (files as Record<string, string>)[file] ?? null,
  };
  const lastUpdated = new Map([['content/docs/a.md', day]]);
  const opened = new Map([['stops', { key: elsewhere }]]);
  return { config, features: { key, dependencies: [] }, tree, lastUpdated, opened };
}

interface Before {
  readonly state?: State;
  /** The files that messages of the plan name, and those that they also name. */
  readonly told?: readonly string[];
  readonly related?: readonly string[];
}

/** Whether a plan is kept, from one state of a site to the next. */
function isKept(after: State, { state = {}, told = [], related = [] }: Before = {}): boolean {
  const diagnostics = told.map(file => ({ place: { file }, related: related.map(file => ({ file })) }));
  const before = { ...sourcesOf(state), heads: HEADS, plan: { diagnostics } } as unknown as Project;
  const heads = after.heads ?? HEADS.map(entry => structuredClone(entry));
  const loaded = { sources: sourcesOf(after), entries: { heads }, diagnostics: [] };
  return keepPlan(before, loaded as unknown as LoadedProject) !== undefined;
}

const withA = (change: Partial<EntryHead>) => ({
  heads: [{ ...HEADS[0], ...change } as EntryHead, HEADS[1] as EntryHead],
});
const saved = { ...FILES, 'content/docs/a.md': '2' };

test('a plan is kept while a writer changes the text of a page', () => {
  expect(isKept({ files: saved })).toBe(true);
  expect(isKept({ files: saved, ...withA({ references: [{ ...LINK, line: 9, column: 4 }] }) })).toBe(true);
});

test.each<[what: string, after: State]>([
  ['a title', withA({ title: 'Alpha' })],
  ['an anchor', withA({ ids: ['new'] })],
  ['a link', withA({ references: [{ ...LINK, url: './c.md' }] })],
  ['the reading time', withA({ readingMinutes: 2 })],
  ['front matter', withA({ frontMatter: { draft: true } })],
  ['a new page', { heads: [...HEADS, head({ file: 'content/docs/c.md' })] }],
  ['a page that is gone', { heads: HEADS.slice(1) }],
  ['a data file', { files: { ...FILES, 'content/sidebars.yml': '2' } }],
  ['a new picture', { files: { ...FILES, 'content/docs/x.png': '1' } }],
  ['the configuration', { config: { title: 'Other' } }],
  ['a feature', { key: 'other' }],
  ['what a feature reads elsewhere', { elsewhere: 'f' }],
  ['a commit', { files: saved, day: '2026-01-02' }],
])('%s makes a new plan', (_, after) => {
  expect(isKept(after)).toBe(false);
});

test('what a feature reads elsewhere may have changed if nothing names its state', () => {
  expect(isKept({ elsewhere: null }, { state: { elsewhere: null } })).toBe(false);
});

test('a page with a message is planned anew when its lines move, so that the message names the line', () => {
  const moved = { files: saved, ...withA({ references: [{ ...LINK, line: 9 }] }) };
  expect(isKept(moved, { told: ['content/docs/a.md'] })).toBe(false);
  expect(isKept(moved, { told: ['content/docs/b.md'] })).toBe(true);
  expect(isKept(moved, { told: ['content/docs/b.md'], related: ['content/docs/a.md'] })).toBe(false);
});

test.each(['site.config.ts', 'parts/tools.md'])(
  'a message about %s makes a new plan, because its lines may have moved',
  file => {
    expect(isKept({ files: saved }, { told: [file] })).toBe(false);
  },
);
