import { describe, expect, test } from 'vitest';
import { ask } from '../../unit/host/http/raw-client.ts';
import { useServers } from './fixture.ts';

const { both } = useServers();

describe.each(both)('$name', ({ start }) => {
  describe('gives every page one address', () => {
    test.each([
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['/about.html/', '/about'],
      ['/about/?x=1&y=%20', '/about?x=1&y=%20'],
      ['/about.html?next=//evil.example', '/about?next=//evil.example'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/index.html?a', '/?a'],
      ['/docs/', '/docs'],
      ['/docs/intro.html', '/docs/intro'],
      ['/guides/index.html', '/guides'],
      ['/guides/', '/guides'],
      ['/gr%C3%B6%C3%9Fe.html', '/gr%C3%B6%C3%9Fe'],
      ['/gr%c3%b6%c3%9fe/', '/gr%C3%B6%C3%9Fe'],
      ['/old', '/docs/intro'],
      ['/old.html', '/docs/intro'],
      ['/old/?a=1', '/docs/intro?a=1'],
      ['/out', 'https://example.com/there'],
    ])('%s → %s', async (from, to) => {
      const answer = await ask((await start()).port, from);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(to);
    });

    test.each([
      ['/', 'Home'],
      ['/about', 'About'],
      ['/docs', 'Docs'],
      ['/docs/intro', 'Intro'],
      ['/guides', 'Guides'],
      ['/gr%C3%B6%C3%9Fe', 'Size'],
      ['/100%2525', 'Percent'],
    ])('%s', async (path, title) => {
      const answer = await ask((await start()).port, path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.toString()).toContain(`<h1>${title}</h1>`);
    });

    test.each([
      '/nowhere',
      '/nowhere.html',
      '/nowhere/',
      '/404',
      '/404.html',
      '/picture.png/',
      '/picture.png.html',
      '/About',
      '/docs/%zz',
      '/%',
      '/%c3%28',
      '/about%00',
      '/..%2fabout',
      '/docs//intro',
      '/.hidden',
    ])('and %s is not found', async path => {
      const answer = await ask((await start()).port, path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
      expect(answer.body.toString()).toContain('Not here');
    });
  });

  describe('takes a target in absolute form', () => {
    test.each(['http://localhost', 'HTTP://127.0.0.1:4173', 'http://[::1]:80', 'https://site.localhost'])(
      'of its own, such as %s',
      async origin => {
        const { port } = await start();
        expect((await ask(port, `${origin}/about?x`)).body.toString()).toContain('<h1>About</h1>');
        expect((await ask(port, origin)).body.toString()).toContain('<h1>Home</h1>');
        expect((await ask(port, `${origin}?x`)).body.toString()).toContain('<h1>Home</h1>');
        expect((await ask(port, `${origin}/about/?x`)).headers.location).toBe('/about?x');
      },
    );

    test.each([
      ['http://evil.example/about', 403],
      ['https://evil.example/about', 403],
      ['http://localhost.evil.example/', 403],
      ['http://10.0.0.1/', 403],
      ['http://localhost@evil.example/', 400],
      ['http:///about', 400],
      ['http://[[[/', 400],
      ['ftp://localhost/about', 400],
      ['http:/about', 400],
      ['http://localhost/a#b', 400],
    ])('but not %s', async (target, status) => {
      const answer = await ask((await start()).port, target);
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).not.toContain('<h1>');
    });

    test('and still asks for a host of its own in the head', async () => {
      const headers = { host: 'evil.example' };
      expect((await ask((await start()).port, 'http://localhost/', { headers })).status).toBe(403);
    });

    test('which leaves no folder either', async () => {
      const { port } = await start();
      for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '//secret.txt'])
        expect((await ask(port, `http://localhost${path}`)).body.toString()).toContain('Not here');
    });
  });

  describe('below a base URL', () => {
    test.each([
      ['/base/', 200, undefined],
      ['/base/about', 200, undefined],
      ['/base/about/?q', 301, '/base/about?q'],
      ['/base/index.html', 301, '/base/'],
      ['/', 302, '/base/'],
      ['/base', 302, '/base/'],
      ['/about', 404, undefined],
      ['/baseabout', 404, undefined],
      ['/base//about', 404, undefined],
      ['/base/..%2fabout', 404, undefined],
      ['/base/%zz', 404, undefined],
      ['/%zz', 404, undefined],
      ['/base/_headers', 404, undefined],
      ['/base/.env', 404, undefined],
    ])('%s is %d', async (path, status, location) => {
      const { port, url } = await start({ baseUrl: '/base/' });
      expect(url).toBe(`http://localhost:${port}/base/`);
      const answer = await ask(port, path);
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(location);
    });
  });
});
