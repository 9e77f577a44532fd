import { expect, test } from 'vitest';
import { ask } from '../unit/host/http/raw-client.ts';
import { publishSite } from './published-site.ts';
import { APACHE, NGINX, startServer } from './real-server.ts';

test.each([
  ['nginx', '/', NGINX],
  ['nginx', '/below/', NGINX],
  ['Apache', '/', APACHE],
  ['Apache', '/below/', APACHE],
] as const)('%s leads from %s to the first page of a site without a home page', async (_, baseUrl, kind) => {
  const site = await publishSite({
    baseUrl,
    pages: ['/docs', '/404'],
    redirects: [{ from: '/', to: '/docs' }],
  });
  try {
    const server = await startServer(kind, site);
    try {
      const { status, headers } = await ask(server.port, baseUrl);
      const { pathname } = new URL(headers.location ?? '', `http://localhost:${server.port}`);
      expect({ status, pathname }).toEqual({ status: 301, pathname: `${baseUrl}docs` });
      expect((await ask(server.port, `${baseUrl}docs`)).status).toBe(200);
      expect((await ask(server.port, `${baseUrl}nothing`)).status).toBe(404);
    } finally {
      await server.close();
    }
  } finally {
    site.remove();
  }
});
