import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Redirect } from '../../src/generator/model/route.ts';
import { hrefOf } from '../../src/generator/plan/urls.ts';
import { ask } from '../unit/host/http/raw-client.ts';
import { config, head, plan } from '../unit/plan/heads.ts';
import { POLICY, publishSite } from './published-site.ts';
import { APACHE, NGINX, startServer } from './real-server.ts';

/** What means something in one of the files, and what begins a directive of a server. */
const PIECES = [
  ...'ab1$\'"`;,{}()[]<>|^\\#?*:%&=+@!~ \t\n\r/',
  'ü',
  '🗺️',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Apache.
  '${PATH}',
  '$1',
  '%{HTTP_HOST}',
  '; } location / { return 200 x; }',
  '" [R=302]\nHeader set X-Evil 1',
  '\n/* https://evil.example/',
  ' 302 ',
  ':splat',
];

const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map(pieces => pieces.join(''));

const wanted = fc.record({
  from: hostile,
  to: fc.oneof(
    fc.tuple(hostile, hostile).map(([query, hash]) => `/target?${query}#${hash}`),
    hostile.map(hash => `/target#${hash}`),
    fc.tuple(hostile, hostile).map(([path, hash]) => `https://other.example/${path}?${path}#${hash}`),
    hostile.map(host => `https://${host}/`),
  ),
});

/** Where a browser would go, however its parts are encoded. A query's last ampersand means nothing; Apache takes it off. */
function meaningOf(url: string): string {
  const { origin, pathname, search, hash } = new URL(url);
  const decoded = [pathname, search.replace(/^\?&$|&$/, ''), hash].map(part =>
    part.replace(/(?:%[\da-f]{2})+/gi, decodeLeniently),
  );
  return [origin, ...decoded].join(' ');
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The redirects that the plan lets through; the others are errors. */
function planned(requests: readonly { readonly from: string; readonly to: string }[]): readonly Redirect[] {
  const redirects = requests.map(({ from, to }, index) => ({ from: `/r${index}${from}x`, to }));
  const site = plan({
    entries: [head({ file: 'content/pages/target.md', title: '</title>"; $1 {' })],
    config: config({ redirects }),
  });
  expect(site.redirects.length + new Set(site.diagnostics.map(({ hint }) => hint)).size).toBeGreaterThan(0);
  return site.redirects;
}

test.each([NGINX, APACHE])('no redirect changes the meaning of the file: $name', async kind => {
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 20, maxLength: 60 }), async requests => {
      const redirects = planned(requests);
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
