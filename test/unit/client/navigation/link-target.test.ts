import { describe, expect, it } from 'vitest';
import { type Click, clickTarget, type Link } from '../../../../src/client/navigation/link-target.ts';

const PLAIN: Click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};
const ADDRESS = new URL('https://example.com/docs/a?x=1');

function link(written: string, attributes: Partial<Link> = {}): Link {
  return { written, href: new URL(written, ADDRESS).href, target: '', hasDownload: false, ...attributes };
}

function target(from: Link, click: Partial<Click> = {}, baseUrl = '/'): string | undefined {
  return clickTarget({ ...PLAIN, ...click }, from, { address: ADDRESS, baseUrl })?.href;
}

describe('clickTarget', () => {
  it('takes a plain left click on an internal link', () => {
    expect(target(link('/docs/b#part'))).toBe('https://example.com/docs/b#part');
    expect(target(link('/docs/b', { target: '_self' }))).toBe('https://example.com/docs/b');
  });

  it.each([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %j to the browser', click => {
    expect(target(link('/docs/b'), click)).toBeUndefined();
  });

  it.each([
    ['another origin', link('https://example.org/docs/b')],
    ['another scheme', link('mailto:a@example.com')],
    ['a new tab', link('/docs/b', { target: '_blank' })],
    ['a download', link('/docs/b', { hasDownload: true })],
    ['a hash alone', link('#part')],
    ['a hash of the same page', link('/docs/a?x=1#part')],
    ['a text of another page', link('/docs/b#:~:text=word')],
    ['a file of the program', link('/assets/files/stores.7cc33781.csv')],
    ['a text below a hash', link('/docs/b#part:~:text=word')],
    ['no href', link('', { written: null })],
  ])('leaves a link to %s to the browser', (_what, from) => {
    expect(target(from)).toBeUndefined();
  });

  it('takes a link to the same path with another query, or to the page itself', () => {
    expect(target(link('/docs/a?x=2#part'))).toBe('https://example.com/docs/a?x=2#part');
    expect(target(link('/docs/a?x=1'))).toBe('https://example.com/docs/a?x=1');
  });

  it('leaves links outside the base URL to the browser', () => {
    expect(target(link('/docs/b'), {}, '/docs/')).toBe('https://example.com/docs/b');
    expect(target(link('/docs'), {}, '/docs/')).toBe('https://example.com/docs');
    expect(target(link('/docsearch'), {}, '/docs/')).toBeUndefined();
  });

  it('knows the files of the program below the base URL', () => {
    expect(target(link('/docs/assets/files/plots.csv'), {}, '/docs/')).toBeUndefined();
    expect(target(link('/docs/assets'), {}, '/docs/')).toBe('https://example.com/docs/assets');
    expect(target(link('/docs/guides/assets/files'), {}, '/docs/')).toBe(
      'https://example.com/docs/guides/assets/files',
    );
  });
});
