import { describe, expect, test } from 'vitest';
import { GUIDES, NEWS, PAGES } from '../invented-features.ts';
import { loadText, problemsOf } from './load-text.ts';

const frontMatterOf = (yaml: string, collection = GUIDES) =>
  loadText(`---\n${yaml}\n---\n\nText`, { collection }).head.frontMatter;

describe('scalars', () => {
  test('stay as they are written where text is wanted', () => {
    expect(frontMatterOf('title: 1.10')).toEqual({ title: '1.10' });
    expect(frontMatterOf('title: no')).toEqual({ title: 'no' });
    expect(frontMatterOf('title: 010')).toEqual({ title: '010' });
    expect(frontMatterOf('title: true')).toEqual({ title: 'true' });
    expect(frontMatterOf('title: 2025-05-05')).toEqual({ title: '2025-05-05' });
    expect(frontMatterOf('tags: [7.0, 1e3, 0x10]')).toEqual({ tags: ['7.0', '1e3', '0x10'] });
  });
  test('are YAML 1.2 elsewhere: true and false alone are booleans', () => {
    expect(frontMatterOf('draft: true\nsidebarPosition: 010')).toEqual({ draft: true, sidebarPosition: 10 });
    expect(problemsOf('---\ndraft: no\n---\n')).toContain('expects true or false, got “no”');
  });
  test('without a value say nothing', () => {
    expect(frontMatterOf('title:\ndescription: ~')).toEqual({});
    expect(loadText('---\n---\n').diagnostics).toEqual([]);
  });
});

describe('dates', () => {
  test.each([
    ['2025-05-05', '2025-05-05'],
    ['2025-05-05T23:30:00Z', '2025-05-05'],
    ['2025-05-05T23:30:00-02:00', '2025-05-06'],
  ])('%s is the day %s in UTC', (written, date) => {
    expect(frontMatterOf(`date: ${written}`, NEWS)).toEqual({ date });
  });
  test.each([
    ['2025-05-05', '2025-05-05T00:00:00.000Z'],
    ['2025-05-05T08:00+02:00', '2025-05-05T06:00:00.000Z'],
  ])('%s is the instant %s', (written, publishAt) => {
    expect(frontMatterOf(`publishAt: ${written}`)).toEqual({ publishAt });
  });
  test.each(['2025-02-30', '2025-13-01', '2025-05-05T08:00:00', '5 May 2025', '2025-05-05T25:00Z'])(
    '%s is refused',
    written => {
      expect(problemsOf(`---\ndate: ${written}\n---\n`, { collection: NEWS })).toContain(
        'frontmatter/invalid-field',
      );
    },
  );
});

describe('fields', () => {
  test('of all collections are read', () => {
    const docs = {
      title: 'T',
      description: 'D',
      slug: 's',
      permalink: '/p',
      aliases: ['/a'],
      image: 'i.png',
      draft: true,
      unlisted: true,
      publishAt: '2025-01-01T00:00:00.000Z',
      expiresAt: '2026-01-01T00:00:00.000Z',
      noindex: true,
      tocMinLevel: 2,
      tocMaxLevel: 4,
      trustHtml: true,
      sidebarLabel: 'L',
      sidebarPosition: 1.5,
      sidebarClass: 'c',
      tags: ['t'],
      previous: false,
      next: 'guides/x',
    };
    const yaml = Object.entries(docs).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    expect(frontMatterOf(yaml.join('\n'))).toEqual(docs);
    expect(frontMatterOf('authors: [a]\ntags: [b]\ndate: 2025-05-05', NEWS)).toEqual({
      authors: ['a'],
      tags: ['b'],
      date: '2025-05-05',
    });
    expect(frontMatterOf('layout: landing', PAGES)).toEqual({ layout: 'landing' });
  });
  test('take {product} without quotes where nothing else is said', () => {
    expect(frontMatterOf('title: {product}\naliases: [/a, {product.slug}]')).toEqual({
      title: 'Map Maker',
      aliases: ['/a', 'map-maker'],
    });
  });
  test.each([
    ['layout: wide', GUIDES.name, GUIDES],
    ['tocMinLevel: 2', PAGES.name, PAGES],
  ])('that would do nothing are unknown: %s in %s', (yaml, _, collection) => {
    expect(problemsOf(`---\n${yaml}\n---\n`, { collection })).toContain('warning frontmatter/unknown-field');
  });
  test('with {product} before other text need quotes, says the hint', () => {
    expect(problemsOf('---\ndraft: true\ntitle: {product} guide\n---\n')).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:3:18 error frontmatter/yaml
      Invalid YAML: text follows the end of the value
      → Put a value that contains {product} in quotes."
    `);
  });
  test('that are wrong are left out, the others stay', () => {
    expect(frontMatterOf('title: T\ndraft: maybe\nunknown: x')).toEqual({ title: 'T' });
  });
});

describe('a hostile front matter', () => {
  test('cannot touch a prototype', () => {
    frontMatterOf('__proto__: {polluted: true}\nconstructor: {prototype: {polluted: true}}\n"__proto__": 1');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
  test('cannot multiply itself', () => {
    const names = [...'abcdefghij'];
    const bomb = names.map((name, index) => {
      const earlier = names[index - 1];
      return `${name}: &${name} [${Array(9)
        .fill(earlier === undefined ? 'x' : `*${earlier}`)
        .join(', ')}]`;
    });
    expect(problemsOf(`---\n${bomb.join('\n')}\n---\n`)).toContain('frontmatter/anchor');
  });
  test('nested without end is an error with a place', () => {
    for (const yaml of ['['.repeat(50_000), `a: ${'{a: '.repeat(20_000)}`, '- '.repeat(20_000)]) {
      expect(problemsOf(`---\n${yaml}\n---\n`)).toMatch(/page\.md:2:\d+ error frontmatter\/yaml/);
    }
  });
});

describe('the fences', () => {
  test('may have spaces behind them', () => {
    expect(loadText('---  \ntitle: A\n---\t\nText').head.frontMatter).toEqual({ title: 'A' });
  });
  test('are not sought below the first line, nor in a longer rule', () => {
    expect(loadText('\n---\ntitle: A\n---\n').head.frontMatter).toEqual({});
    expect(loadText('----\n\nText').diagnostics).toEqual([]);
  });
  test('may close the file', () => {
    expect(loadText('---\ntitle: A\n---').head.title).toBe('A');
  });
});
