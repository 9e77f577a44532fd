import { describe, expect, test } from 'vitest';
import { ask } from '../../unit/host/http/raw-client.ts';
import { useServers } from './fixture.ts';

const { both } = useServers();

describe.each(both)('$name', ({ start }) => {
  describe('accepts requests for its own names alone', () => {
    test.each([
      'evil.example',
      'localhost.evil.example',
      '10.0.0.1',
      'evillocalhost',
      '[::2]',
      '127.0.0.1.nip.io',
    ])('not to %s', async host => {
      const answer = await ask((await start()).port, '/', { headers: { host } });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).not.toContain('Home');
    });

    test.each(['localhost', 'LOCALHOST', 'localhost:1', '127.0.0.1', '[::1]:80', 'my-site.localhost:3000'])(
      'but to %s',
      async host => {
        expect((await ask((await start()).port, '/', { headers: { host } })).status).toBe(200);
      },
    );

    test('and to the name that was given', async () => {
      const { port } = await start({ host: '127.0.0.1' });
      expect((await ask(port, '/', { headers: { host: '127.0.0.1' } })).status).toBe(200);
      expect((await ask(port, '/', { headers: { host: '127.0.0.2' } })).status).toBe(403);
    });
  });

  describe('opens nothing to other origins', () => {
    test.each([
      '/',
      '/about',
      '/nowhere',
      '/old',
      '/about.html',
      '/docs/intro',
      '/%',
      '/picture.png',
      '/.env',
    ])('%s', async target => {
      const { port } = await start();
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
      const answers = [
        await ask(port, target, { headers }),
        await ask(port, target, { headers: { origin: 'null' }, method: 'HEAD' }),
        await ask(port, target, { headers, method: 'OPTIONS' }),
      ];
      for (const answer of answers) expect(answer.head).not.toMatch(/access-control/i);
    });
  });
});
