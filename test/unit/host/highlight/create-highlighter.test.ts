import { describe, expect, test } from 'vitest';
import { createHighlighter } from '../../../../src/generator/host/highlight/create-highlighter.ts';
import type { HighlighterName } from '../../../../src/generator/model/config.ts';

async function htmlOf(name: HighlighterName, language: string, code: string): Promise<string> {
  const { load, highlight } = await createHighlighter(name);
  const block = {
    place: { file: 'a.md', line: 1 },
    language,
    code,
    showsLineNumbers: false,
    marked: [],
    added: [],
    removed: [],
    focused: [],
  };
  await load(block);
  return highlight(block);
}

/** The text of each kind of token, in order. */
async function kindsIn(name: HighlighterName, language: string, code: string): Promise<readonly string[]> {
  const html = await htmlOf(name, language, code);
  return [...html.matchAll(/<span class="tok-([\w-]+)">([^<]*)/g)].map(
    ([, kind, text = '']) => `${kind} ${text.trim()}`,
  );
}

describe.each(['highlight.js', 'shiki'] as const)('%s', name => {
  test.each(['constructor', '__proto__'])('knows no language called %s', async language => {
    expect(await kindsIn(name, language, 'const a = 1;')).toEqual([]);
  });

  test.each([
    ['js', "const a = 'b'; // c", ['keyword const', "string 'b'", 'comment // c']],
    ['ts', 'function grow(): void {}', ['keyword function', 'function grow']],
    ['tsx', 'return <p className="x">1</p>;', ['keyword return', 'string p', 'function className']],
    ['html', '<a href="/x">y</a>', ['string a', 'function href', 'string a']],
    ['css', '.a { color: #fff; }', ['function .a', 'constant color', 'constant #fff']],
    ['json', '{ "a": 1 }', ['keyword "a"', 'constant 1']],
    ['yaml', 'a: true # b', ['keyword a:', 'constant true', 'comment # b']],
    ['php', "<?php if (1) f('a');", ['keyword if', 'constant 1', "string 'a'"]],
    ['diff', '+new\n-old', ['inserted +new', 'deleted -old']],
    ['python', 'def a(): pass', ['keyword def', 'function a', 'keyword pass']],
  ])('knows what is what in %s', async (language, code, expected) => {
    expect(await kindsIn(name, language, code)).toEqual(expect.arrayContaining(expected));
  });

  test('shows every sign of the code, also in a language that it does not know', async () => {
    const code = 'if (a < b && "c\'d") {\n\n  /* over\n     lines */ }\n&amp; <span>';
    for (const language of ['js', 'markdown', 'klingon', '']) {
      const html = await htmlOf(name, language, code);
      const text = html
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(text).toBe(code);
    }
  });

  test('closes at the end of a line what goes on in the next', async () => {
    expect(await htmlOf(name, 'js', '/* a\nb */')).toContain(
      '<span class="tok-comment">/* a</span>\n<span class="tok-comment">b */</span>',
    );
  });

  test('takes very long code as it is', async () => {
    expect(await htmlOf(name, 'js', 'const a;\n'.repeat(30_000))).not.toContain('tok-');
  });
});

test.each([
  ['jsonc', '{ "a": 1 }', 'keyword "a"'],
  ['vue', '<p class="a"></p>', 'function class'],
  ['mdx', '## A', 'keyword ## A'],
])('highlight.js takes %s for what is nearest', async (language, code, expected) => {
  expect(await kindsIn('highlight.js', language, code)).toContain(expected);
});

test('highlight.js reads the JSON in a message of HTTP', async () => {
  const code = 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{ "a": 1 }';
  expect(await kindsIn('highlight.js', 'http', code)).toEqual(
    expect.arrayContaining(['constant 200', 'constant 1']),
  );
});

test('highlight.js reads the HTML in a template of JavaScript', async () => {
  const kinds = await kindsIn('highlight.js', 'js', 'const a = html`<p class="b">c</p>`;');
  expect(kinds).toEqual(['keyword const', 'string p', 'function class', 'string "b"', 'string p']);
});

test('highlight.js leaves the space behind a word out of its colour', async () => {
  expect(await htmlOf('highlight.js', 'js', 'return { a };')).toContain(
    '<span class="tok-keyword">return</span> { a };',
  );
});
