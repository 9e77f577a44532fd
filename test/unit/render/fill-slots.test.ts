import { describe, expect, it } from 'vitest';
import { codeSlotFor, slotFor } from '../../../src/generator/model/entry.ts';
import { fillSlots } from '../../../src/generator/render/fill-slots.ts';

const noCode = () => '';

describe('fillSlots', () => {
  it('escapes a URL for the attribute that it stands in', () => {
    const body = { html: `<a href="${slotFor(0)}">x</a>`, codeBlocks: [] };
    const filled = fillSlots(
      body,
      { references: [{ kind: 'link', href: '/a?b="c"&d=<e>', isExternal: false }] },
      noCode,
    );
    expect(filled).toBe('<a href="/a?b=&quot;c&quot;&amp;d=&lt;e&gt;">x</a>');
  });

  it('opens outside links in a new tab, without a way back for them', () => {
    const body = { html: `<a href="${slotFor(0)}">x</a>`, codeBlocks: [] };
    const filled = fillSlots(
      body,
      { references: [{ kind: 'link', href: 'https://example.com/', isExternal: true }] },
      noCode,
    );
    expect(filled).toBe('<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>');
  });

  it('gives images the size of their file, where it is known', () => {
    const body = { html: `<img src="${slotFor(0)}" alt=""><img src="${slotFor(1)}" alt="">`, codeBlocks: [] };
    const references = [
      { kind: 'image', src: '/a.png', width: 4, height: 3 },
      { kind: 'image', src: '/b.svg' },
    ] as const;
    expect(fillSlots(body, { references }, noCode)).toBe(
      '<img src="/a.png" width="4" height="3" alt=""><img src="/b.svg" alt="">',
    );
  });

  it('puts code in its place, whatever signs it holds', () => {
    const block = {
      place: { file: 'a.md' },
      language: 'js',
      code: '$& $1',
      showsLineNumbers: false,
      marked: [],
      added: [],
      removed: [],
      focused: [],
    };
    const body = { html: `<p>a</p>${codeSlotFor(0)}<p>b</p>`, codeBlocks: [block] };
    expect(fillSlots(body, { references: [] }, ({ code }) => `<pre>${code}</pre>`)).toBe(
      '<p>a</p><pre>$& $1</pre><p>b</p>',
    );
  });

  it('puts a prefix before every id and what names one, and nowhere else, and lowers headings', () => {
    const html = [
      `<h2 id="a">A<a class="heading-anchor" href="#a" aria-label="x"></a></h2>`,
      `<h5>B</h5><h6>C</h6><hr><p title="<h2>">&#x3C;h2></p>`,
      `<section aria-labelledby="b c"><label for="d"></label><p title="a > b" id="d">say id="e" &#x3C;p id="f"></p></section>`,
      `<a href="${slotFor(0)}">x</a>`,
    ].join('');
    const references = [{ kind: 'link', href: '/r/1.0#a', isExternal: false }] as const;
    expect(fillSlots({ html, codeBlocks: [] }, { references, idPrefix: '1.0-' }, noCode)).toBe(
      [
        `<h3 id="1.0-a">A<a class="heading-anchor" href="#1.0-a" aria-label="x"></a></h3>`,
        `<h6>B</h6><h6>C</h6><hr><p title="<h2>">&#x3C;h2></p>`,
        `<section aria-labelledby="1.0-b 1.0-c"><label for="1.0-d"></label><p title="a > b" id="1.0-d">say id="e" &#x3C;p id="f"></p></section>`,
        `<a href="/r/1.0#a">x</a>`,
      ].join(''),
    );
  });
});
