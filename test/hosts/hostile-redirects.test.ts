import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf } from '../../src/generator/plan/urls.ts';
import { ask } from '../unit/host/http/raw-client.ts';
import { hostileRedirects, meaningOf } from './hostile.ts';
import { POLICY, publishSite } from './published-site.ts';
import { APACHE, NGINX, startServer } from './real-server.ts';

test.each([NGINX, APACHE])('no redirect changes the meaning of the file: $name', async kind => {
  await fc.assert(
    fc.asyncProperty(hostileRedirects, async redirects => {
      const site = await publishSite({ pages: ['/', '/target', '/404'], redirects });
      try {
        const server = await startServer(kind, site);
        try {
          const own = `http://localhost:${server.port}`;
          for (const { from, to } of redirects) {
            const { status, headers } = await ask(server.port, hrefOf(from, '/'));
            expect({ from, status }).toEqual({ from, status: 301 });
            expect(meaningOf(new URL(headers.location ?? '', own).href)).toBe(
              meaningOf(new URL(to, own).href),
            );
          }
          const { status, headers } = await ask(server.port, '/');
          expect({ status, policy: headers['content-security-policy'] }).toEqual({
            status: 200,
            policy: POLICY,
          });
          expect(headers).not.toHaveProperty('x-evil');
        } finally {
          await server.close();
        }
      } finally {
        site.remove();
      }
    }),
    { numRuns: 8 },
  );
});
