import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../../src/client/navigation/load-page.ts';
import type { PageText } from '../../../../src/client/navigation/page-source.ts';

type Answers = Readonly<Record<string, Partial<PageText>>>;

/** What is asked of the parsed document, by hand: there is no DOM in these tests. */
function parse(html: string): Document {
  const refresh = /refresh (\S+)/.exec(html)?.[1];
  const data = /page (\S+) (\S+)/.exec(html);
  const document = {
    title: '',
    documentElement: { lang: 'en' },
    head: { querySelectorAll: () => [] },
    getElementById: () =>
      data && { textContent: JSON.stringify({ path: data[2], layout: { type: data[1] }, shell: {} }) },
    querySelector: () => (refresh ? { getAttribute: () => `0; url=${refresh}` } : null),
    querySelectorAll: () => [],
  };
  return document as unknown as Document;
}

async function load(written: string, answers: Answers, baseUrl = '/') {
  const asked: string[] = [];
  const source = {
    load: async (path: string): Promise<PageText> => {
      asked.push(path);
      const answer = answers[path];
      if (!answer) throw new Error('offline');
      return { path, status: 200, bytes: 0, ...answer };
    },
  };
  const located = await loadPage(written, { source, parse, origin: 'https://example.com', baseUrl });
  return { path: located.path, hash: located.hash, layout: located.page?.data.layout.type, asked };
}

const NOT_FOUND = { status: 404, html: 'page not-found /404' };

describe('loadPage', () => {
  it('asks for the clean path', async () => {
    const answers = { '/docs/a': { html: 'page docs /docs/a' } };
    for (const written of ['/docs/a', '/docs/a/', '/docs/a.html', '/docs/a/index.html']) {
      expect(await load(written, answers)).toEqual({
        path: '/docs/a',
        hash: '',
        layout: 'docs',
        asked: ['/docs/a'],
      });
    }
  });

  it('takes the path of the page that answered, after a redirect', async () => {
    const answers = { '/old': { path: '/new', html: 'page plain /new' } };
    expect(await load('/old', answers)).toMatchObject({ path: '/new', layout: 'plain' });
  });

  it('follows a small redirect page, with its hash', async () => {
    const answers = { '/old': { html: 'refresh /new.html#part' }, '/new': { html: 'page plain /new' } };
    expect(await load('/old', answers)).toMatchObject({
      path: '/new',
      hash: '#part',
      asked: ['/old', '/new'],
    });
  });

  it('gives up on a circle of redirects', async () => {
    await expect(load('/a', { '/a': { html: 'refresh /b' }, '/b': { html: 'refresh /a' } })).rejects.toThrow(
      '/a is redirected more than 5 times',
    );
  });

  it('leaves what is no page of the site to the browser', async () => {
    expect(await load('/file.xml', { '/file.xml': {} })).toMatchObject({
      path: '/file.xml',
      layout: undefined,
    });
    expect(await load('/other', { '/other': { html: 'other' } })).toMatchObject({
      path: '/other',
      layout: undefined,
    });
    const away = { '/away': { html: 'refresh https://example.org/' } };
    expect(await load('/away', away)).toMatchObject({ path: '/away', layout: undefined });
  });

  it('shows the not-found page at the path that was asked for', async () => {
    expect(await load('/nope', { '/nope': NOT_FOUND })).toEqual({
      path: '/nope',
      hash: '',
      layout: 'not-found',
      asked: ['/nope'],
    });
  });

  it('asks for the not-found page where the answer has none', async () => {
    const answers = { '/nope': { status: 404 }, '/404.html': NOT_FOUND };
    expect(await load('/nope', answers)).toMatchObject({ path: '/nope', layout: 'not-found' });
  });

  it('does not ask the server for a malformed path', async () => {
    const answers = { '/base/404.html': NOT_FOUND };
    expect(await load('/base/%zz', answers, '/base/')).toEqual({
      path: '/base/%zz',
      hash: '',
      layout: 'not-found',
      asked: ['/base/404.html'],
    });
  });

  it('finds a page whose own path ends in .html', async () => {
    const answers = { '/x': NOT_FOUND, '/x.html': { html: 'page plain /x.html' } };
    expect(await load('/x.html', answers)).toMatchObject({ path: '/x.html', layout: 'plain' });
  });

  it('rejects when the network fails', async () => {
    await expect(load('/docs', {})).rejects.toThrow('offline');
  });
});
