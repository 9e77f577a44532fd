import { describe, expect, it } from 'vitest';
import {
  codeSlotFor,
  EMPTY_BODY,
  type EntryBody,
  pictureSlotsFor,
  slotFor,
} from '../../../src/generator/model/entry.ts';
import { fillBody } from '../../../src/generator/render/fill-body.ts';

const noCode = () => '';

function bodyOf(html: string, rest: Partial<EntryBody> = {}): EntryBody {
  return { ...EMPTY_BODY, html, ...rest };
}

describe('fillBody', () => {
  it('escapes a URL for the attribute that it is in', () => {
    const body = bodyOf(`<a href="${slotFor(0)}">x</a>`);
    const { html: filled } = fillBody(
      body,
      { references: [{ kind: 'link', href: '/a?b="c"&d=<e>', isExternal: false }] },
      noCode,
    );
    expect(filled).toBe('<a href="/a?b=&quot;c&quot;&amp;d=&lt;e&gt;">x</a>');
  });

  it('makes no link of one that leads nowhere', () => {
    const body = bodyOf(`<a href="${slotFor(0)}" title="t">x</a>`);
    const references = [{ kind: 'link', href: '', isExternal: false }] as const;
    expect(fillBody(body, { references }, noCode).html).toBe('<a title="t">x</a>');
  });

  it('opens outside links in a new tab, without a way back for them', () => {
    const body = bodyOf(`<a href="${slotFor(0)}">x</a>`);
    const { html: filled } = fillBody(
      body,
      { references: [{ kind: 'link', href: 'https://example.com/', isExternal: true }] },
      noCode,
    );
    expect(filled).toBe('<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>');
  });

  it('gives images the size of their file, where it is known', () => {
    const body = bodyOf(`<img src="${slotFor(0)}" alt=""><img src="${slotFor(1)}" alt="">`);
    const references = [
      { kind: 'image', src: '/a.png', width: 4, height: 3 },
      { kind: 'image', src: '/b.svg' },
    ] as const;
    expect(fillBody(body, { references }, noCode).html).toBe(
      '<img src="/a.png" width="4" height="3" alt=""><img src="/b.svg" alt="">',
    );
  });

  describe('a picture', () => {
    const [opening, closing] = pictureSlotsFor(0);
    const tag = `<img src="${slotFor(0)}" alt="a">`;
    const body = bodyOf(`${opening}${tag}${closing}`, { pictures: [tag] });
    const image = { kind: 'image', src: '/a.jpg', width: 4, height: 3 } as const;
    const sources = [{ id: 'a', type: 'image/avif', srcset: '/a-2.avif 2w, /a-4.avif 4w', sizes: '2px' }];

    it('is its image alone if there is nothing else', () => {
      expect(fillBody(body, { references: [image] }, noCode).html).toBe(
        '<img src="/a.jpg" width="4" height="3" alt="a">',
      );
    });

    it('has its other formats, and a link that enlarges it', () => {
      const references = [{ ...image, sources, label: 'Enlarge "a"' }];
      expect(fillBody(body, { references }, noCode).html).toMatchInlineSnapshot(
        `"<a class="enlarge" href="/a.jpg" target="_blank" data-live="enlarge" aria-label="Enlarge &quot;a&quot;"><picture><source type="image/avif" srcset="/a-2.avif 2w, /a-4.avif 4w" sizes="2px"><img src="/a.jpg" width="4" height="3" alt="a"></picture></a>"`,
      );
    });

    it('is urgent if readers see it at once, and late below another', () => {
      const references = [{ ...image, isEarly: true }] as const;
      const shown = (where: { idPrefix?: string; isBelowPicture?: true }) =>
        fillBody(body, { references, ...where }, noCode).html;
      expect(shown({})).toContain('fetchpriority="high"');
      expect(shown({})).not.toContain('loading=');
      for (const later of [shown({ idPrefix: 'x-' }), shown({ isBelowPicture: true })]) {
        expect(later).toContain('loading="lazy" decoding="async"');
        expect(later).not.toContain('fetchpriority');
      }
    });

    it('is preloaded only if there is nothing to choose from', () => {
      const preloaded = (reference: typeof image) =>
        fillBody(body, { references: [reference] }, noCode).pictures.length;
      expect(preloaded(image)).toBe(1);
      expect(preloaded({ ...image, sources } as typeof image)).toBe(0);
    });
  });

  it('fills the slots of pictures too, and says which style sheets are needed', () => {
    const picture = `<img src="${slotFor(0)}" fetchpriority="high">`;
    const body = bodyOf(picture, { stylesheets: ['panels'], pictures: [picture] });
    const references = [{ kind: 'image', src: '/a.svg', width: 4, height: 3 }] as const;
    const filled = '<img src="/a.svg" width="4" height="3" fetchpriority="high">';
    expect(fillBody(body, { references }, noCode)).toEqual({
      html: filled,
      stylesheets: ['panels'],
      pictures: [filled],
    });
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
    const body = bodyOf(`<p>a</p>${codeSlotFor(0)}<p>b</p>`, { codeBlocks: [block] });
    expect(fillBody(body, { references: [] }, ({ code }) => `<pre>${code}</pre>`).html).toBe(
      '<p>a</p><pre>$& $1</pre><p>b</p>',
    );
  });

  it('puts a prefix before every id and what names one, and nowhere else, and lowers headings', () => {
    const html = [
      `<h2 id="a">A</h2><a class="heading-anchor" href="#a" aria-label="x"></a>`,
      `<h5>B</h5><h6>C</h6><hr><p title="<h2>">&#x3C;h2></p>`,
      `<section aria-labelledby="b c"><label for="d"></label><p title="a > b" id="d">say id="e" &#x3C;p id="f"></p></section>`,
      `<svg><marker id="e"></marker><path marker-end="url(#e)"/></svg>`,
      `<a href="${slotFor(0)}">x</a>`,
    ].join('');
    const references = [{ kind: 'link', href: '/r/1.0#a', isExternal: false }] as const;
    expect(fillBody(bodyOf(html), { references, idPrefix: '1.0-' }, noCode).html).toBe(
      [
        `<h3 id="1.0-a">A</h3><a class="heading-anchor" href="#1.0-a" aria-label="x"></a>`,
        `<h6>B</h6><h6>C</h6><hr><p title="<h2>">&#x3C;h2></p>`,
        `<section aria-labelledby="1.0-b 1.0-c"><label for="1.0-d"></label><p title="a > b" id="1.0-d">say id="e" &#x3C;p id="f"></p></section>`,
        `<svg><marker id="1.0-e"></marker><path marker-end="url(#1.0-e)"/></svg>`,
        `<a href="/r/1.0#a">x</a>`,
      ].join(''),
    );
  });
});
