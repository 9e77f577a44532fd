import { describe, expect, test } from 'vitest';
import { ask } from '../../unit/host/http/raw-client.ts';
import { longText, useServers } from './fixture.ts';

const { createSite, startDev } = useServers();

describe('dev alone', () => {
  test('asks the site with a clean path and never with the query', async () => {
    const site = createSite('/base/');
    const { port } = await startDev({ site });
    await ask(port, '/base/docs/intro?a=1');
    await ask(port, '/base/gr%C3%B6%C3%9Fe');
    await ask(port, '/outside');
    expect(site.asked).toEqual(['/docs/intro', '/größe']);
  });

  test('puts its script into pages and into nothing else', async () => {
    const { port } = await startDev({ baseUrl: '/base/' });
    const script = '<script type="module" src="/base/__dev/client.js?1"></script></body></html>';
    expect((await ask(port, '/base/')).body.toString()).toBe(`<html><body><h1>Home</h1>${script}`);
    expect((await ask(port, '/base/nowhere')).body.toString()).toContain(script);
    expect((await ask(port, '/base/assets/main.1a2b3c.css')).body.toString()).toBe(longText);
  });

  test('survives a site that throws, and says what happened', async () => {
    const lines: string[] = [];
    const { port } = await startDev({ log: line => lines.push(line) });
    const answer = await ask(port, '/throws');
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toBe('500 Internal Server Error\n');
    expect(lines.join()).toMatch(/Answering \/throws failed: Error: the template broke/);
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('sends the headers of the site and its own, and is for no other origin', async () => {
    const { port } = await startDev();
    for (const path of ['/', '/about.html', '/nowhere', '/docs/%zz', '/picture.png', '/old']) {
      expect((await ask(port, path)).headers, path).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
    }
  });

  test('leaves out of the headers what would send a browser to https', async () => {
    const site = createSite();
    site.headers = () => [
      ['Strict-Transport-Security', 'max-age=1'],
      ['Content-Security-Policy', "default-src 'self'; upgrade-insecure-requests"],
    ];
    const { headers } = await ask((await startDev({ site })).port, '/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });
});
