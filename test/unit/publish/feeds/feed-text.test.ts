import { expect, test } from 'vitest';
import { feedTextOf } from '../../../../src/generator/publish/feeds/feed-text.ts';

/** What is in the first body of a page, and what a feed shows of it. */
const CASES: readonly (readonly [what: string, html: string, text: string])[] = [
  ['text', '<p class="lead">A &lt; b &amp; c</p>', '<p>A &lt; b &amp; c</p>'],
  [
    'links',
    '<a href="/b?c&amp;d">B</a><a href="#e">E</a>',
    '<a href="https://site.example/b?c&amp;d">B</a><a href="https://site.example/a#e">E</a>',
  ],
  [
    'pictures',
    '<img src="b.png" srcset="/b.png 1x, /c.png 2x" alt="B" loading="lazy" data-x>',
    '<img src="https://site.example/b.png" srcset="https://site.example/b.png 1x, https://site.example/c.png 2x" alt="B">',
  ],
  [
    'attributes in any quotes',
    `<a title='see href or "src" here' href=/b>B</a>`,
    '<a title="see href or &quot;src&quot; here" href="https://site.example/b">B</a>',
  ],
  [
    'blocks',
    '<div class="tabs"><div class="tab">a</div></div><ol start="3"><li>b</li></ol>',
    '<div><div>a</div></div><ol start="3"><li>b</li></ol>',
  ],
  [
    'what needs the site',
    '<h2 id="a">A</h2><a class="heading-anchor" href="#a"></a><p class="script-only">b<b>c</b></p><button>d</button><form><input></form><svg><path d=""/></svg><script>e()</script><p>f</p>',
    '<h2>A</h2><p>f</p>',
  ],
];

test.each(CASES)('%s', (_, html, text) => {
  const page = `<main><article><h1>T</h1><div class="prose">${html}</div></article><div class="after-text">x</div></main>`;
  expect(feedTextOf(page, 'https://site.example/a')).toBe(text);
});

test('a page without a body has no text', () => {
  expect(feedTextOf('<main><h1>T</h1></main>', 'https://site.example/a')).toBe('');
});
