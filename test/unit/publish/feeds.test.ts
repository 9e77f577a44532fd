import { expect, test } from 'vitest';
import type { FeedPlan } from '../../../src/generator/model/route.ts';
import { feeds } from '../../../src/generator/publish/feeds.ts';
import { exampleConfig, examplePlan, exampleUrl, textOf } from './example-site.ts';

function feedOf(items: FeedPlan['items']): string {
  const feed = {
    output: 'blog/feed.xml',
    title: 'News & more',
    description: 'All of it',
    path: '/blog',
    items,
  };
  return textOf(feeds(examplePlan({ feeds: [feed] }), exampleConfig(), exampleUrl)[0]);
}

test('a feed is Atom, with everything escaped and every address absolute', () => {
  const item = {
    path: '/blog/ä',
    title: 'A <b> & "c"',
    excerpt: 'x\u0000\u0008 < y\ud800',
    date: '2025-05-05',
    authors: ['Ann & Bob'],
  };
  expect(feedOf([item])).toBe(`<?xml version="1.0" encoding="utf-8"?>
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

test('a feed is as new as its newest entry, whatever their order', () => {
  const dates = ['2024-01-01', '2025-12-31', '2025-01-01'];
  const items = dates.map(date => ({ path: `/blog/${date}`, title: date, excerpt: '', date, authors: [] }));
  expect(feedOf(items)).toContain('  <updated>2025-12-31T00:00:00Z</updated>\n  <author>');
});

test('entries without a date are left out, and a feed of nothing else has the first instant of all', () => {
  const feed = feedOf([{ path: '/changelog/1.0.0', title: '1.0.0', excerpt: '', authors: [] }]);
  expect(feed).not.toContain('<entry>');
  expect(feed).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});
