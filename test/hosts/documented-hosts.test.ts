import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefOf } from '../../src/generator/plan/urls.ts';
import { contentSecurityPolicy } from '../../src/generator/publish/content-security-policy.ts';
import { config, head, plan } from '../unit/plan/heads.ts';
import { exampleConfig } from '../unit/publish/example-site.ts';
import {
  brokenLimits,
  CLOUDFLARE,
  type DocumentedHost,
  type Files,
  NETLIFY,
  VERCEL,
} from './documented-hosts.ts';
import { hostileRedirects, meaningOf } from './hostile.ts';
import { POLICY, publishSite } from './published-site.ts';

const HOSTS = [NETLIFY, CLOUDFLARE, VERCEL];

const PAGES = ['/', '/about', '/404', '/docs', '/docs/a', '/docs/a/b.c', '/größe', "/it's {1} $2; & (more)"];
const REDIRECTS = [
  { from: '/old', to: '/about' },
  { from: '/old (a) + $1', to: '/about#team' },
  { from: '/old-query', to: '/about?from=old#team' },
  { from: '/shop', to: 'https://shop.example/a:b/*?b#c' },
];

async function published(baseUrl = '/'): Promise<Files> {
  const site = await publishSite({
    baseUrl,
    pages: PAGES,
    redirects: REDIRECTS,
    files: { 'assets/main-1.js': '' },
  });
  site.remove();
  // A host publishes the folder that holds the base URL.
  const prefix = baseUrl.slice(1);
  return new Map(
    [...site.texts].map(([path, text]) => [/^_|^vercel\.json$/.test(path) ? path : prefix + path, text]),
  );
}

/** Where an alias page leads, its script included; nothing for other files. */
function targetOfPage(html: string, query: string): string | undefined {
  const written = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
  const to = written?.replace(/&(amp|lt|gt);/g, (_, name: 'amp' | 'lt' | 'gt') => ENTITIES[name]);
  return to === undefined || to.includes('?') ? to : to.replace(/(?=#|$)/, query);
}

const ENTITIES = { amp: '&', lt: '<', gt: '>' };

/** Follows redirects of the host and of pages to the end: a file, an address of another site, or nothing. */
function follow(host: DocumentedHost, files: Files, target: string): { end: string; steps: number } {
  const answer = host.read(files);
  let url = target;
  for (let steps = 0; steps < 5; steps++) {
    if (!url.startsWith('/')) return { end: url, steps };
    const [path = ''] = url.split('#');
    const found = answer(path);
    if (found.kind === 'missing') return { end: 'missing', steps };
    const query = path.slice(path.split('?')[0]?.length);
    const next = found.kind === 'redirect' ? found.to : targetOfPage(files.get(found.file) ?? '', query);
    if (next === undefined) return { end: url, steps };
    url = next;
  }
  return { end: 'a circle', steps: 5 };
}

describe.each(HOSTS.flatMap(host => ['/', '/below/'].map(baseUrl => [host.name, baseUrl, host] as const)))(
  '%s publishes the site at %s:',
  (_name, baseUrl, host) => {
    const below = (path: string) => hrefOf(path, baseUrl);

    test('each page lies at its address, and its other spellings lead there', async () => {
      const files = await published(baseUrl);
      for (const page of PAGES.filter(path => path !== '/404' && path !== '/')) {
        const href = below(page);
        expect(follow(host, files, href)).toEqual({ end: href, steps: 0 });
        for (const ending of ['.html', '/', '/index.html', '/index.html?a=b']) {
          const { end, steps } = follow(host, files, href + ending);
          expect(end, ending).toBe(href + (ending.includes('?') ? '?a=b' : ''));
          expect(steps, ending).toBeLessThanOrEqual(2);
        }
      }
      // Vercel takes the slash from a folder's address too.
      expect([baseUrl, baseUrl.slice(0, -1)]).toContain(follow(host, files, below('/')).end);
      expect(follow(host, files, below('/nothing')).end).toBe('missing');
      expect(follow(host, files, `${below('/nothing')}/index.html`).end).toBe('missing');
    });

    test('each redirect leads to its target, with the visitor’s query where the target has none', async () => {
      const files = await published(baseUrl);
      const about = below('/about');
      expect(follow(host, files, below('/old')).end).toBe(about);
      expect(follow(host, files, `${below('/old')}?a=b`).end).toBe(`${about}?a=b`);
      expect(follow(host, files, below('/old (a) + $1')).end).toBe(`${about}#team`);
      expect(follow(host, files, `${below('/old-query')}?a=b`).end).toBe(`${about}?from=old#team`);
      expect(follow(host, files, below('/shop')).end).toBe('https://shop.example/a%3Ab/%2A?b#c');
    });

    test('pages have the headers, and hashed files alone are kept', async () => {
      const answer = host.read(await published(baseUrl));
      const page = answer(below('/about'));
      const asset = answer(below('/assets/main-1.js'));
      expect(page).toMatchObject({ kind: 'file', headers: { 'content-security-policy': POLICY } });
      expect(JSON.stringify(page)).not.toContain('immutable');
      expect(asset).toMatchObject({
        headers: {
          'content-security-policy': POLICY,
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
    });
  },
);

test('the files of the largest site that the plan lets through keep to the limits of the hosts', async () => {
  const redirects = Array.from({ length: 1999 }, (_, index) => ({ from: `/r${index}`, to: '/about' }));
  const longest = { from: `/${'ü'.repeat(60)}`, to: `https://other.example/${'$'.repeat(100)}` };
  const urls = Array.from({ length: 44 }, (_, index) => `https://images-${index}.example/a.png`);
  const references = urls.map(url => ({ kind: 'image' as const, url, line: 1, column: 1 }));
  const site = plan({
    entries: [head({ file: 'content/pages/about.md', references })],
    config: config({ redirects: [longest, ...redirects] }),
  });
  expect(site.diagnostics).toEqual([]);
  const hashes = Array.from({ length: 5 }, () => `sha256-${'a'.repeat(44)}`);
  const { header } = contentSecurityPolicy(site, namingAll, {
    scriptHashes: hashes,
    origins: { 'connect-src': ['https://forms.example'], 'form-action': ['https://forms.example'] },
  });
  const { texts, remove } = await publishSite({
    pages: ['/about'],
    redirects: site.redirects,
    policy: header,
  });
  remove();
  expect(texts.get('_headers')).toContain(header);
  expect(brokenLimits(texts)).toEqual([]);
});

/** Names all that a policy may name beside pictures. */
const namingAll = exampleConfig({
  head: {
    siteScript: 'https://scripts.example/a.js',
    fontStylesheet: 'https://fonts.example/a.css',
    tagManagerId: 'GTM-A',
  },
});

test.each(HOSTS)('no redirect changes the meaning of the file: $name', async host => {
  await fc.assert(
    fc.asyncProperty(hostileRedirects, async redirects => {
      const site = await publishSite({ pages: ['/', '/target', '/404'], redirects });
      site.remove();
      const answer = host.read(site.texts);
      for (const { from, to } of redirects) {
        const { end } = follow(host, site.texts, hrefOf(from, '/'));
        const own = 'https://example.com';
        expect(meaningOf(new URL(end, own).href)).toBe(meaningOf(new URL(to, own).href));
      }
      expect(answer('/')).toMatchObject({ kind: 'file', headers: { 'content-security-policy': POLICY } });
    }),
    { numRuns: 50 },
  );
});
