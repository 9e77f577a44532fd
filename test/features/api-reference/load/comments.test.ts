import { describe, expect, test } from 'vitest';
import { isPlainComment } from '../../../../src/features/api-reference/load/plain-comment.ts';
import { htmlOf, printed } from '../../../unit/load/load-text.ts';
import { at, bodyOf, comment, load, member, method, parameter, symbol } from './sample-library.ts';

const EVIL = '<img src=x onerror=alert(1)> "&\'';

describe('whatever a library says', () => {
  test('is escaped, wherever it is', () => {
    const evil = comment(EVIL, {
      remarks: EVIL,
      returns: EVIL,
      throws: [EVIL],
      since: EVIL,
      deprecated: EVIL,
      defaultValue: EVIL,
      see: [EVIL],
      tags: [{ name: EVIL, text: EVIL }],
      modifiers: ['beta'],
      examples: [{ title: EVIL, text: EVIL, code: EVIL, language: EVIL }],
    });
    const call = {
      comment: evil,
      typeParameters: [{ name: EVIL, constraint: [EVIL], comment: evil }],
      parameters: [
        parameter(EVIL, [EVIL, { text: EVIL, ref: { module: EVIL } }], { comment: evil, defaultValue: EVIL }),
      ],
      returns: [EVIL],
    };
    const members = [
      { ...method(EVIL, call), id: 'a' },
      member(EVIL, { id: 'b', type: [EVIL], comment: evil, defaultValue: EVIL }),
      member(EVIL, { id: EVIL, type: [EVIL], inheritedFrom: [`${EVIL}.x`] }),
    ];
    const file = `${EVIL}.ts`;
    const more = {
      name: EVIL,
      comment: evil,
      source: { ...at(1), file },
      extends: [[EVIL]],
      extendedBy: [[EVIL]],
    };
    const html = bodyOf(
      [
        symbol('Shelf', { ...more, members }),
        symbol('B', {
          ...more,
          id: 'B',
          kind: 'interface',
          members: [member(EVIL, { id: 'c', type: [EVIL], comment: evil })],
        }),
      ],
      { comment: evil, file, reExports: [{ name: EVIL, ref: { module: EVIL } }] },
    );
    expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^<>]*onerror/);
    expect(html).not.toMatch(/="[^"]*</);
    expect(html.replace(/<[a-z/][^<>]*>/g, '')).not.toContain('<');
  });

  test('is Markdown, with links of all kinds', () => {
    const { head, body } = load([
      symbol('Shelf', { comment: comment('See [push](symbol:Core/List#push), *now*.') }),
    ]);
    expect(body.html).toContain('<p>See <a href="\u00000\u0000">push</a>, <em>now</em>.</p>');
    expect(head.references).toEqual([{ kind: 'link', url: 'symbol:Core/List#push', line: 5, column: 3 }]);
    expect(head.excerpt).toBe('See push, now.');
  });

  test('has no headings of its own', () => {
    const html = bodyOf([symbol('Shelf', { comment: comment('# One\n\n> ## Two\n\nThree') })]);
    expect(html).toContain('<p><strong>One</strong></p>');
    expect(html).toContain('<strong>Two</strong>');
    expect(html).not.toMatch(/<h\d/);
  });
});

test('mistakes are reported where the declaration is', () => {
  const bad = comment('Fine.\n\n[x](javascript:alert(1)) and <b>bold</b>\n\n:::nothing\n:::');
  const { diagnostics } = load([
    symbol('Shelf', { members: [member('a', { type: ['number'], comment: bad, source: at(31) })] }),
  ]);
  expect(printed(diagnostics)).toMatchInlineSnapshot(`
    "content/api/core/shelf.ts:31:3 error markdown/unsafe-url
    The URL “javascript:alert(1)” is unsafe: the scheme “javascript:” is not allowed
    → Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./"
  `);
});

test('a mistake in a comment is reported once, though its summary is shown in several places', () => {
  const bad = comment('[x](data:1)');
  const call = { typeParameters: [], parameters: [], returns: ['void'], source: at(40), comment: bad };
  const { diagnostics } = load([
    symbol('a', { kind: 'function', signatures: [call] }),
    symbol('b', { kind: 'type', type: ['() => void'], signatures: [call] }),
  ]);
  expect(diagnostics).toHaveLength(1);
});

describe('a comment without a sign of Markdown', () => {
  test.each([
    'One sentence.',
    'Two (or three), "quoted" and ‘so’; 50 % of it: yes!',
    'First line\nsecond line, e.g. this: that\n“third”',
    'Names like naïve Übung 地図 stay.',
    'Mid-word - and – dashes, 1+1=2, a/b?',
  ])('%j is rendered as the parser would', text => {
    expect(isPlainComment(text)).toBe(true);
    expect(bodyOf([symbol('Shelf', { comment: comment(text) })])).toContain(htmlOf(text));
  });

  test.each([
    '',
    ' x',
    'x ',
    'a  \nb',
    '1. one',
    '1) one',
    '- one',
    '+ one',
    'a\n- b',
    'a\n1. b',
    'a\n===',
    'a\n---',
    'a\n\nb',
    '# a',
    'a `b`',
    '*a*',
    '_a_',
    'a_b_',
    '[a]',
    '<b>',
    '&amp;',
    'a\\b',
    '~a~',
    'a | b',
    ':note[x]',
    'a:b',
    'http://x.example',
    'www.x.example',
    'see www.x.example',
    'a@b.example',
    '{product}',
    'a\u0000b',
    'a\tb',
    '    code',
    'a\n    b',
    '    ',
    '=',
  ])('is not %j', text => {
    expect(isPlainComment(text)).toBe(false);
  });
});

test('`{product}` is filled in comments, never in examples', () => {
  const { body } = load([
    symbol('Shelf', {
      comment: comment('Made by {product}.', {
        examples: [{ code: 'const {product} = x;', language: 'ts' }],
      }),
    }),
  ]);
  expect(body.html).toContain('Made by Map Maker.');
  expect(body.codeBlocks[0]?.code).toBe('const {product} = x;');
});

test('an example may be prose alone, and code may have prose before it', () => {
  const examples = [
    { text: 'First *this*:', code: 'one();', language: 'ts' },
    { text: 'That is all.', code: '', language: '' },
  ];
  expect(bodyOf([symbol('Shelf', { comment: comment('S.', { examples }) })])).toContain(
    '<p>First <em>this</em>:</p>\n‹c0›\n<p>That is all.</p>\n',
  );
});

test('since when: a version is a badge, a sentence is a fact', () => {
  const since = (text: string) => bodyOf([symbol('Shelf', { comment: comment('S.', { since: text }) })]);
  expect(since('8.0.0')).toContain('<span class="api-badge" data-search="words">since 8.0.0</span>');
  expect(since('8.0.0; before, *otherwise*.')).toContain(
    '<dt>Since</dt><dd>8.0.0; before, <em>otherwise</em>.</dd>',
  );
});

test('no paragraph and no span has blocks in it, whatever a comment holds', () => {
  const blocks = 'One\n\n```ts\n1\n```\n\n- two';
  const long = comment(blocks, {
    since: blocks,
    defaultValue: blocks,
    deprecated: blocks,
    examples: [{ title: blocks, code: '1', language: 'ts' }],
  });
  const html = bodyOf([
    symbol('Shelf', { comment: long }),
    symbol('B', { kind: 'interface', members: [member('a', { type: ['number'], comment: long })] }),
  ]);
  expect(html).toContain('<div class="api-note">Since');
  expect(html).not.toMatch(/<(p|span)[ >](?:(?!<\/\1>).)*(?:<(?:p|ul|div|pre)[ >]|‹c)/s);
});
