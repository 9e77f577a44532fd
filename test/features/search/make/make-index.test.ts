import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEngine } from '../../../../src/features/search/client/engine.ts';
import { makeIndex } from '../../../../src/features/search/make/make-index.ts';
import { addressesOf, engineOf, pageOf } from '../sample-pages.ts';

const OPTIONS = { language: 'en', synonyms: {} };
const SYLLABLES = ['ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu'];

/** A word of its own for each number. */
function wordOf(number: number): string {
  const digits = String(number).padStart(4, '0');
  return [...digits].map(digit => SYLLABLES[Number(digit)]).join('');
}

const MANY = Array.from({ length: 3000 }, (_, number) =>
  pageOf(`/p/${number}`, `<h1>${wordOf(number)}</h1><p>The ${wordOf((number * 7) % 3000)} of all.</p>`),
);

test('the files do not depend on the order of the pages', () => {
  const some = MANY.slice(0, 50);
  expect(makeIndex([...some].reverse(), OPTIONS)).toEqual(makeIndex(some, OPTIONS));
});

test('the index knows where a visitor who has found nothing can ask', async () => {
  const contact = { label: 'Contact us', href: '/contact' };
  const files = new Map(
    makeIndex(MANY.slice(0, 5), { ...OPTIONS, contact }).map(file => [file.path, file.text]),
  );
  const engine = createEngine(async file => JSON.parse(files.get(file) ?? ''));
  expect((await engine.about()).contact).toEqual(contact);
});

test('spellings of one synonym mean what each of them does', () => {
  const synonyms = { Pin: ['marker'], pin: ['label', 'Marker'], 'pop up': ['dialog'], 'pop-up': ['tooltip'] };
  const [index] = makeIndex(MANY.slice(0, 5), { ...OPTIONS, synonyms });
  expect(JSON.parse(index?.text ?? '').synonyms).toEqual({
    pin: ['marker', 'label'],
    popup: ['dialog', 'tooltip'],
  });
});

test('a changed page changes only the files that hold it, and the list of files', () => {
  const changed = MANY.with(1500, pageOf('/p/1500', `<h1>${wordOf(1500)}</h1><p>The ${wordOf(1)} too.</p>`));
  const before = new Set(makeIndex(MANY, OPTIONS).map(({ path }) => path));
  const added = makeIndex(changed, OPTIONS).filter(({ path }) => !before.has(path));
  expect(added.length).toBeGreaterThan(0);
  expect(added.length).toBeLessThan(10);
  expect(before.size).toBeGreaterThan(40);
});

test('a page that gains a section changes only the files that hold it', () => {
  const main = `<h1>${wordOf(1500)}</h1><p>The ${wordOf(1500)} of all.</p>`;
  const longer = pageOf('/p/1500', `${main}<h2 id="more">${wordOf(1)}</h2><p>${wordOf(2)}</p>`);
  const before = new Set(makeIndex(MANY, OPTIONS).map(({ path }) => path));
  const added = makeIndex(MANY.with(1500, longer), OPTIONS).filter(({ path }) => !before.has(path));
  expect(added.length).toBeLessThan(10);
});

test('shards of the dictionary are small, whatever the site', () => {
  const shards = makeIndex(MANY, OPTIONS).filter(({ path }) => path.startsWith('t-'));
  expect(shards.length).toBeGreaterThan(3);
  for (const { text } of shards) expect(gzipSync(text).length).toBeLessThan(14_000);
});

test('the first letters of words in several shards find pages without loading them all', async () => {
  const { engine, asked } = engineOf(MANY);
  const { results } = await engine.search('k', {});
  expect(results).toHaveLength(10);
  expect(asked.filter(file => file.startsWith('t-')).length).toBeLessThan(3);
});

test('first letters of so many words that the index knows only the best places say that there may be more', async () => {
  const { engine } = engineOf(MANY);
  expect(await engine.search('k', {})).toMatchObject({ isCut: true });
  expect(await engine.search(wordOf(1234), {})).toMatchObject({ isCut: false });
  expect(await engine.search(`k ${wordOf(1234)}`, {})).toMatchObject({ isCut: true });
  expect(await engine.search('qqqq', {})).toMatchObject({ isCut: false, total: 0 });
});

test('a word that is on a large part of the pages finds those that have it in a title or heading', async () => {
  const pages = [...MANY.slice(0, 100), pageOf('/all', '<h1>All of it</h1><p>Text.</p>')];
  expect(await addressesOf(engineOf(pages).engine, 'all')).toEqual(['/all']);
});

test('a word that is on a large part of the pages need not be on a page that has the others', async () => {
  const pages = [...MANY.slice(0, 100), pageOf('/other', '<h1>Other</h1><p>Lighthouse.</p>')];
  expect(await addressesOf(engineOf(pages).engine, 'all the lighthouse')).toEqual(['/other']);
});

test('areas begin below the base URL', async () => {
  const pages = ['/base/', '/base/docs', '/base/docs/a', '/base/about'].map(path =>
    pageOf(path, '<h1>Title</h1>'),
  );
  const { engine } = engineOf(pages, { baseUrl: '/base/' });
  expect((await engine.about()).areas).toEqual([
    { id: 'docs', label: 'Title', href: '/base/docs' },
    { id: '', label: '', href: '/base/' },
  ]);
  const { results, counts } = await engine.search('title', { here: '/base/docs/a' });
  expect(results.slice(0, 2).map(({ href }) => href)).toEqual(['/base/docs', '/base/docs/a']);
  expect(Object.fromEntries(counts)).toEqual({ docs: 2, '': 2 });
});

test('an empty site has an index that finds nothing', async () => {
  const { engine } = engineOf([]);
  expect(await engine.search('map', {})).toEqual({
    results: [],
    total: 0,
    isCut: false,
    counts: new Map(),
    suggestions: [],
  });
});
