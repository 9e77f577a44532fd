import { describe, expect, test } from 'vitest';
import { foldUnknownFields } from '../../../src/generator/load/fold-unknown-fields.ts';
import { GUIDES, NEWS, PAGES } from '../invented-features.ts';
import { loadText, problemsOf } from './load-text.ts';

const fieldsOf = (yaml: string, collection = GUIDES) =>
  loadText(`---\n${yaml}\n---\n`, { collection }).head.frontMatter;

describe('front matter of another program', () => {
  test.each([
    ['sidebar_label: 1.10\nsidebar_position: 2', { sidebarLabel: '1.10', sidebarPosition: 2 }],
    ['weight: 30\nlinkTitle: Short', { sidebarPosition: 30, sidebarLabel: 'Short' }],
    ['toc_min_heading_level: 2\ntoc_max_heading_level: 5', { tocMinLevel: 2, tocMaxLevel: 5 }],
    ['prev: false\nnext: false', { previous: false, next: false }],
    ['prev:\n  text: A\n  link: /a\nnext: B', { next: 'B' }],
    ['redirect_from: [/a, /b]', { aliases: ['/a', '/b'] }],
    ['redirect_from: /a', { aliases: ['/a'] }],
    ['keywords: a, b', { keywords: ['a', 'b'] }],
    ['tags:\n  - label: A\n    permalink: /a\n  - b', { tags: ['A', 'b'] }],
    ['hide_title: true', { hideTitle: true }],
    ['published: false', { draft: true }],
    ['url: /a/b', { permalink: '/a/b' }],
    ['permalink: /:year/:title/', { permalink: '/:year/:title/' }],
    ['sidebar_label: A\nsidebarLabel: B', { sidebarLabel: 'B' }],
    ['sidebar:\n  label: Short\n  order: 3\n  badge: New', { sidebarLabel: 'Short', sidebarPosition: 3 }],
    ['sidebar:\n  order: 3\nsidebarLabel: B', { sidebarLabel: 'B', sidebarPosition: 3 }],
    ['sidebar: guides', {}],
    ['id: x\nhero:\n  name: X\nlayout: doc\noutline: deep\ntitle: T', { title: 'T' }],
    ['categories: [a]\nparams:\n  a: 1\ncascade:\n  - b', {}],
  ])('is understood or passed over: %j', (yaml, expected) => {
    expect(fieldsOf(yaml)).toEqual(expected);
    expect(problemsOf(`---\n${yaml}\n---\n`)).toBe('');
  });
  test('of posts names authors and dates of publication', () => {
    expect(fieldsOf('author: Ada\npublishDate: 2025-05-05', NEWS)).toEqual({
      authors: ['Ada'],
      publishAt: '2025-05-05T00:00:00.000Z',
    });
  });
  test('that is wrong is reported under its own name and at its place', () => {
    expect(problemsOf('---\ntitle: T\nweight: heavy\n---\n')).toContain(
      'content/docs/guides/page.md:3:1 error frontmatter/invalid-field\n“sidebarPosition” expects a number',
    );
  });
  test('names a layout only where it is ours', () => {
    expect(problemsOf('---\nlayout: post\n---\n', { collection: PAGES })).toBe('');
    expect(problemsOf('---\nlayout: wied\n---\n', { collection: PAGES })).toContain('Did you mean wide?');
  });
});

test('an unknown field is reported once, with the number of its files', () => {
  const unknown = (file: string, name: string) => ({
    severity: 'warning' as const,
    code: 'frontmatter/unknown-field',
    message: `Unknown field “${name}”`,
    place: { file },
  });
  const other = { severity: 'error' as const, code: 'x', message: 'y' };
  expect(foldUnknownFields([unknown('a', 'x'), other, unknown('b', 'x'), unknown('b', 'y')])).toEqual([
    { ...unknown('a', 'x'), message: 'Unknown field “x”, in 2 files' },
    other,
    unknown('b', 'y'),
  ]);
});
