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

test('what the title of a post says cannot end the script', () => {
  const { head } = sampleInput(PAGES.post);
  const openGraph = { ...head.openGraph, title: '</script><script>alert(1)</script>' };
  const { html } = renderDocument(sampleInput(PAGES.post, { head: { ...head, openGraph } }), TEMPLATES);
  expect(html).not.toContain('<script>alert(1)');
});
