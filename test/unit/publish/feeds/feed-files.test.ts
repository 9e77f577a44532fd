import Ajv from 'ajv';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { OutputFile } from '../../../../src/generator/model/output.ts';
import type { FeedPlan } from '../../../../src/generator/model/route.ts';
import { feedFiles } from '../../../../src/generator/publish/feeds/feed-files.ts';
import { exampleConfig, examplePlan, textOf } from '../example-site.ts';

const ITEM = { path: '/blog/a', title: 'A', excerpt: 'All of a.', date: '2025-05-05', authors: ['Ann'] };

const FEED = {
  output: 'blog/feed.xml',
  title: 'News & more',
  description: 'All of it',
  path: '/blog',
  items: [ITEM],
};

async function filesOf(
  items: FeedPlan['items'],
  texts: readonly (readonly [path: string, html: string])[] = [],
  parts: Partial<FeedPlan> = {},
): Promise<readonly OutputFile[]> {
  const plan = examplePlan({ feeds: [{ ...FEED, items, ...parts }] });
  return feedFiles(plan, exampleConfig(), encodeURI).make(texts, []);
}

async function feedOf(...input: Parameters<typeof filesOf>): Promise<string> {
  const text = textOf((await filesOf(...input))[0]);
  // Throws if it is not well-formed.
  new SaxesParser({ xmlns: true }).write(text).close();
  return text;
}

async function jsonOf(...input: Parameters<typeof filesOf>): Promise<unknown> {
  return JSON.parse(textOf((await filesOf(...input))[1]));
}

test('a feed is Atom, with everything escaped and every address absolute', async () => {
  const item = {
    path: '/blog/ä',
    title: 'A <b> & "c"',
    excerpt: 'x\u0000\u0008 < y\ud800',
    date: '2025-05-05',
    authors: ['Ann & Bob'],
  };
  expect(await feedOf([item])).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>https://example.com/blog/feed.xml</id>
  <title>News &amp; more</title>
  <subtitle>All of it</subtitle>
  <link rel="self" type="application/atom+xml" href="https://example.com/blog/feed.xml"/>
  <link rel="alternate" type="text/html" href="https://example.com/blog"/>
  <updated>2025-05-05T00:00:00Z</updated>
  <author><name>Maps</name></author>
  <entry>
    <id>https://example.com/blog/%C3%A4</id>
    <title>A &lt;b&gt; &amp; &quot;c&quot;</title>
    <link rel="alternate" type="text/html" href="https://example.com/blog/%C3%A4"/>
    <published>2025-05-05T00:00:00Z</published>
    <updated>2025-05-05T00:00:00Z</updated>
    <author><name>Ann &amp; Bob</name></author>
    <summary>x &lt; y</summary>
  </entry>
</feed>
`);
});

test('a feed is as new as its newest entry, whatever their order', async () => {
  const dates = ['2024-01-01', '2025-12-31', '2025-01-01'];
  const items = dates.map(date => ({ path: `/blog/${date}`, title: date, excerpt: '', date, authors: [] }));
  expect(await feedOf(items)).toContain('  <updated>2025-12-31T00:00:00Z</updated>\n  <author>');
});

test('an entry of a site’s own feature may have an instant', async () => {
  const date = '2025-05-05T08:00:00Z';
  expect(await feedOf([{ ...ITEM, date }])).toContain(`<published>${date}</published>`);
});

test('entries without a date are left out, and a feed of nothing else has the first instant of all', async () => {
  const feed = await feedOf([{ path: '/changelog/1.0.0', title: '1.0.0', excerpt: '', authors: [] }]);
  expect(feed).not.toContain('<entry>');
  expect(feed).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

test('a feed holds the whole text of an entry', async () => {
  const html = '<p>One &amp; <a href="https://example.com/b">two</a></p>';
  expect(await feedOf([ITEM], [['/blog/a', html]])).toContain(
    '    <content type="html">&lt;p&gt;One &amp;amp; &lt;a href=&quot;https://example.com/b&quot;&gt;two&lt;/a&gt;&lt;/p&gt;</content>\n',
  );
});

test('beside it is a JSON feed with the same entries', async () => {
  const feed = await jsonOf([ITEM, { ...ITEM, path: '/blog/b', authors: [] }], [['/blog/a', '<p>One</p>']]);
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News & more',
    home_page_url: 'https://example.com/blog',
    feed_url: 'https://example.com/blog/feed.json',
    description: 'All of it',
    language: 'en',
    authors: [{ name: 'Maps' }],
    items: [
      {
        id: 'https://example.com/blog/a',
        url: 'https://example.com/blog/a',
        title: 'A',
        content_html: '<p>One</p>',
        summary: 'All of a.',
        date_published: '2025-05-05T00:00:00Z',
        authors: [{ name: 'Ann' }],
      },
      {
        id: 'https://example.com/blog/b',
        url: 'https://example.com/blog/b',
        title: 'A',
        content_text: 'All of a.',
        summary: 'All of a.',
        date_published: '2025-05-05T00:00:00Z',
      },
    ],
  });
  const isValid = new Ajv().compile(JSON_FEED);
  expect(isValid(feed), JSON.stringify(isValid.errors)).toBe(true);
});

test('a JSON feed has no field for a description or a summary that is not there', async () => {
  const feed = await jsonOf([{ ...ITEM, excerpt: '' }], [], { description: '' });
  expect(feed).not.toHaveProperty('description');
  expect(feed).toMatchObject({ items: [{ content_text: '' }] });
  expect(feed).not.toHaveProperty('items.0.summary');
});

test('feeds read the pages of their entries, and own both files of each', () => {
  const { concerns, owns } = feedFiles(examplePlan({ feeds: [FEED] }), exampleConfig(), encodeURI);
  expect(['/blog/a', '/blog'].filter(path => concerns?.(path))).toEqual(['/blog/a']);
  const outputs = ['blog/feed.xml', 'blog/feed.json', 'blog.html'];
  expect(outputs.filter(owns)).toEqual(['blog/feed.xml', 'blog/feed.json']);
});

test('feeds are made again if something changes that they show beside the pages', () => {
  const keyOf = (parts: Partial<FeedPlan>, config: Parameters<typeof exampleConfig>[0], base = '') => {
    const plan = examplePlan({ feeds: [{ ...FEED, ...parts }] });
    const { key, makeKey } = feedFiles(plan, exampleConfig(config), path => base + path);
    return `${key} ${makeKey}`;
  };
  const keys = [
    keyOf({}, {}),
    keyOf({ title: 'Other news' }, {}),
    keyOf({ items: [{ ...ITEM, authors: ['Bob'] }] }, {}),
    keyOf({}, { title: 'Other maps' }),
    keyOf({}, { language: 'de' }),
    keyOf({}, { url: 'https://example.org' }),
    keyOf({}, {}, '/maps'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

/** What JSON Feed 1.1 requires, and no field that it does not know. */
const text = { type: 'string', minLength: 1 };
const authors = { type: 'array', items: { type: 'object', properties: { name: text }, minProperties: 1 } };
const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z|[-+]\\d\\d:\\d\\d)$',
};
const JSON_FEED = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    home_page_url: text,
    feed_url: text,
    description: text,
    language: text,
    authors,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        anyOf: [{ required: ['content_html'] }, { required: ['content_text'] }],
        additionalProperties: false,
        properties: {
          id: text,
          url: text,
          title: text,
          content_html: text,
          content_text: { type: 'string' },
          summary: text,
          date_published: instant,
          authors,
        },
      },
    },
  },
};
