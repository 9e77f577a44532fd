import { expect, test } from 'vitest';
import { renderDocument } from '../../../src/templates/server.tsx';
import { describePage } from '../../unit/templates/describe-page.ts';
import { jsonLdIn } from '../../unit/templates/json-ld-in.ts';
import { sampleInput } from '../../unit/templates/sample-inputs.ts';
import { PAGES, TEMPLATES } from './sample-pages.ts';

describePage(PAGES.post, { templates: TEMPLATES, hasBody: true });
describePage(PAGES['post-list'], { templates: TEMPLATES });

test('a post says what it is', () => {
  const { html } = renderDocument(sampleInput(PAGES.post), TEMPLATES);
  expect(jsonLdIn(html).map(item => item['@type'])).toEqual(['BlogPosting']);
});

test('a post shows its picture at its top with its size, and lists show it as decoration', () => {
  const post = renderDocument(sampleInput(PAGES.post), TEMPLATES).html;
  const [picture = ''] = /<img class="post-cover"[^>]*>/.exec(post) ?? [];
  for (const part of ['src="/shot.svg"', 'width="1200"', 'height="630"', 'alt="An island"']) {
    expect(picture).toContain(part);
  }
  const list = renderDocument(sampleInput(PAGES['post-list']), TEMPLATES).html;
  expect(list).toContain(
    '<img class="cover" src="/shot.svg" width="1200" height="630" alt="" loading="lazy"',
  );
});

test('a post without a date gives search engines none', () => {
  const { date: _date, ...content } = PAGES.post.content;
  const { html } = renderDocument(sampleInput({ ...PAGES.post, content }), TEMPLATES);
  expect(jsonLdIn(html)[0]).not.toHaveProperty('datePublished');
  expect(html).not.toContain('<time');
});

test('a post without authors gives search engines none', () => {
  const content = { ...PAGES.post.content, authors: [] };
  const { html } = renderDocument(sampleInput({ ...PAGES.post, content }), TEMPLATES);
  expect(jsonLdIn(html)[0]).not.toHaveProperty('author');
});

test('what the title of a post says cannot end the script', () => {
  const { head } = sampleInput(PAGES.post);
  const openGraph = { ...head.openGraph, title: '</script><script>alert(1)</script>' };
  const { html } = renderDocument(sampleInput(PAGES.post, { head: { ...head, openGraph } }), TEMPLATES);
  expect(html).not.toContain('<script>alert(1)');
});
