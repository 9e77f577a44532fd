import { describe, expect, test } from 'vitest';
import { codeBlocksIn } from '../code-blocks.ts';
import { checkCode } from './check-code.ts';
import { pageBlocks, sharedModules } from './page-blocks.ts';

test('the code of every page type-checks, parses or compiles', () => {
  const blocks = pageBlocks();
  expect(checkCode([...blocks, ...sharedModules()])).toEqual([]);
  expect(blocks.length).toBeGreaterThan(80);
});

test('all code waits for player and maps in the same way', () => {
  const own = /ClientInitialized|\.initialized\b|DOMContentLoaded|\bonload\b/;
  const places = pageBlocks().flatMap(({ file, line, code }) => (own.test(code) ? [`${file}:${line}`] : []));
  expect(places).toEqual([]);
});

describe('a mistake is reported at its line', () => {
  test.each([
    ['js', 'const a = 1;\nmapwright.get(0).zoomIn();', '5:1 Object is possibly'],
    [
      'js',
      "import { whenMapReady } from './when-ready.js';\nwhenMapReady('1', map => map.zoomIn());",
      '5:14',
    ],
    ['js', "import { whenMap } from './when-ready.js';", '4:10'],
    ['js title="click.region"', 'function (event) {\n  event.data.regoin;\n}', '5:14 Property'],
    ['js title="API response"', 'function (data, ctx) { return data.items; }', '4:36'],
    ['js title="API request"', 'function (data, ctx) {}', '4:1 '],
    ['js title="Elsewhere"', 'function (event) {}', '4:10 Identifier expected'],
    ['php', "add_filter('a', function ($post) {\n  return $post\n});", '6 Parse error'],
    ['php', '<?php echo 1\n+;', '5 Parse error'],
    ['css', 'a {\n  color red;\n}', '5 Expected ":"'],
    ['json', '{\n  "a": 1,\n}', '6 SyntaxError'],
    ['handlebars', '<b>\n{{#if a}}b{{/fi}}', "5 Error: if doesn't match fi"],
    ['handlebars', 'a\n{{#ifequal a 1}}b{{/ifequal}}', '5 Unknown helper or partial "ifequal"'],
    ['handlebars', '{{#if (no a)}}b{{/if}}', '4 Unknown helper or partial "no"'],
    ['handlebars', '{{numberFromat a 0}}', '4 Unknown helper or partial "numberFromat"'],
    ['handlebars', '{{> item}}', '4 Unknown helper or partial "item"'],
    ['handlebars', '\n\n{{#if a}}{{b}', '6 Error: Parse error'],
    ['html', '<p>\n<div id="a" id="b"></div>', '5 duplicate-attribute'],
    ['html', '<!doctype html>\n<p title="a"b>', '5 missing-whitespace-between-attributes'],
    ['xml', '<svg>\n<g>\n</svg>', '6 '],
    ['brainf', '+', '4 No check for code in "brainf"'],
  ])('%s: %s', (info, code, mistake) => {
    const text = `# Page\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
    expect(checkCode(codeBlocksIn({ file: 'a.md', text }))[0]).toContain(`a.md:${mistake}`);
  });
});

test('lines that are marked as removed are left out, and the others keep their numbers', () => {
  const text = '```js remove={1} add={2}\nconst a = ;\nconst a = b;\n```\n';
  expect(checkCode(codeBlocksIn({ file: 'a.md', text }))).toEqual(["a.md:3:11 Cannot find name 'b'."]);
});
