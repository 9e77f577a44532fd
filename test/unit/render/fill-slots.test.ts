import { describe, expect, it } from 'vitest';
import { codeSlotFor, slotFor } from '../../../src/generator/model/entry.ts';
import { fillSlots } from '../../../src/generator/render/fill-slots.ts';

const noCode = () => '';

describe('fillSlots', () => {
  it('escapes a URL for the attribute that it stands in', () => {
    const body = { html: `<a href="${slotFor(0)}">x</a>`, codeBlocks: [] };
    const filled = fillSlots(body, [{ kind: 'link', href: '/a?b="c"&d=<e>', isExternal: false }], noCode);
    expect(filled).toBe('<a href="/a?b=&quot;c&quot;&amp;d=&lt;e&gt;">x</a>');
  });

  it('opens outside links in a new tab, without a way back for them', () => {
    const body = { html: `<a href="${slotFor(0)}">x</a>`, codeBlocks: [] };
    const filled = fillSlots(
      body,
      [{ kind: 'link', href: 'https://example.com/', isExternal: true }],
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
    expect(fillSlots(body, references, noCode)).toBe(
      '<img src="/a.png" width="4" height="3" alt=""><img src="/b.svg" alt="">',
    );
  });

  it('puts code in its place, whatever signs it holds', () => {
    const block = {
      language: 'js',
      code: '$& $1',
      showsLineNumbers: false,
      marked: [],
      added: [],
      removed: [],
      focused: [],
    };
    const body = { html: `<p>a</p>${codeSlotFor(0)}<p>b</p>`, codeBlocks: [block] };
    expect(fillSlots(body, [], ({ code }) => `<pre>${code}</pre>`)).toBe('<p>a</p><pre>$& $1</pre><p>b</p>');
  });
});
