import { describe, expect, test } from 'vitest';
import { findHeaders, parseHeaderRules } from '../../../src/generator/host/http/header-rules.ts';
import { parseRedirectRules } from '../../../src/generator/host/http/redirect-rules.ts';
import type { HostFileKind } from '../../../src/generator/publish/host-file-kinds.ts';
import { hostFiles } from '../../../src/generator/publish/host-files.ts';
import type { HostRules } from '../../../src/generator/publish/hosts/host-rules.ts';
import { folderHeaders } from '../../../src/generator/publish/open-folders.ts';
import type { FinalRedirect } from '../../../src/generator/publish/redirect-targets.ts';
import { textOf } from './example-site.ts';

const HEADERS = [
  ['Content-Security-Policy', "default-src 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

function redirect(from: string, fromHref: string, to: string): FinalRedirect {
  return { from, fromHref, to, toUrl: to, output: '', title: '' };
}

const REDIRECTS = [
  redirect('/government', '/government', '/industries/government'),
  redirect('/old "page" $1 (a*b:c)', '/old%20%22page%22%20$1%20(a*b:c)', '/docs/n%C3%A4me#a%20b'),
];

function fileOf(path: string, kinds: readonly HostFileKind[] = [], rules: Partial<HostRules> = {}): string {
  const files = hostFiles(kinds, {
    baseUrl: '/',
    redirects: REDIRECTS,
    headers: HEADERS,
    folders: [],
    sections: [],
    depth: 2,
    ...rules,
  });
  return textOf(files.find(file => file.path === path));
}

test('two files are always written, others only on request and each once', () => {
  const pathsOf = (...kinds: HostFileKind[]) =>
    hostFiles(kinds, { baseUrl: '/', redirects: [], headers: [], folders: [], sections: [], depth: 0 }).map(
      ({ path }) => path,
    );
  expect(pathsOf()).toEqual(['_headers', '_redirects']);
  expect(pathsOf('apache', 'nginx', 'nginx', 'vercel')).toEqual([
    '_headers',
    '_redirects',
    'vercel.json',
    'nginx.conf',
    '.htaccess',
  ]);
});

describe('_headers', () => {
  test('is read by the preview without a bad line', () => {
    const { rules, badLines } = parseHeaderRules(fileOf('_headers'));
    expect(badLines).toEqual([]);
    expect(findHeaders(rules, '/docs/a')).toEqual({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(findHeaders(rules, '/assets/a.js')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('speaks of what lies below the base URL', () => {
    const { rules } = parseHeaderRules(fileOf('_headers', [], { baseUrl: '/maps/' }));
    expect(findHeaders(rules, '/maps/assets/a.js')).toHaveProperty('cache-control');
    expect(findHeaders(rules, '/elsewhere')).toEqual({});
  });
});

describe('_redirects', () => {
  test('is read by the preview without a bad line, and its paths are no patterns', () => {
    expect(parseRedirectRules(fileOf('_redirects'))).toEqual({
      badLines: [],
      rules: [
        { from: '/government', to: '/industries/government', status: 301 },
        { from: '/old "page" $1 (a*b:c)', to: '/docs/n%C3%A4me#a%20b', status: 301 },
        { from: '/:p1/index.html', to: '/:p1', status: 301 },
        { from: '/:p1/:p2/index.html', to: '/:p1/:p2', status: 301 },
      ],
    });
    expect(fileOf('_redirects')).toContain('/old%20%22page%22%20$1%20(a%2Ab%3Ac) ');
  });

  test('has no forced status, which one of the hosts refuses', () => {
    expect(fileOf('_redirects')).not.toContain('301!');
  });
});

test('vercel.json asks for clean paths, permanent redirects and the headers', () => {
  expect(JSON.parse(fileOf('vercel.json', ['vercel']))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/government', destination: '/industries/government', permanent: true },
      {
        source: '/old%20%22page%22%20\\$1%20\\(a\\*b\\:c\\)',
        destination: '/docs/n%C3%A4me#a%20b',
        permanent: true,
      },
      { source: '/:path+/index.html', destination: '/:path+', permanent: true },
    ],
    headers: [
      { source: '/(.*)', headers: HEADERS.map(([key, value]) => ({ key, value })) },
      {
        source: '/assets/(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
  });
});

describe('nginx.conf', () => {
  test('has each location once, on a site whose root is a redirect too', () => {
    for (const baseUrl of ['/', '/maps/']) {
      const text = fileOf('nginx.conf', ['nginx'], {
        baseUrl,
        redirects: [redirect('/', '/', '/docs')],
      });
      const exact = [...text.matchAll(/^location = "(.*?)"/gm)].map(([, path]) => path);
      expect(exact).toContain(baseUrl);
      expect(new Set(exact).size).toBe(exact.length);
    }
  });

  test('is written as a whole', () => {
    expect(fileOf('nginx.conf', ['nginx'])).toMatchSnapshot();
  });

  test('lies below the base URL', () => {
    const text = fileOf('nginx.conf', ['nginx'], { baseUrl: '/maps/' });
    expect(text).toContain('location = "/maps/government" {');
    expect(text).toContain('location "/maps/" { try_files $uri $uri.html $uri/index.html =404; }');
    expect(text).toContain('error_page 404 "/maps/404.html";');
    expect(text).toContain('if ($uri ~ "^/maps/assets/")');
  });

  test('leads the ending away before it redirects a path that has one', () => {
    const redirects = [redirect('/old.html', '/old.html', '/new')];
    const text = fileOf('nginx.conf', ['nginx'], { redirects });
    expect(text).toContain('location = "/old" { return 301 "/new$is_args$args"; }');
    expect(text).toContain('location = "/old.html" { return 301 "/new$is_args$args"; }');
  });
});

describe('.htaccess', () => {
  test('is written as a whole', () => {
    expect(fileOf('.htaccess', ['apache'])).toMatchSnapshot();
  });

  test('lies below the base URL', () => {
    const text = fileOf('.htaccess', ['apache'], { baseUrl: '/maps/' });
    expect(text).toContain('RewriteBase /maps/\n');
    expect(text).toContain('RewriteRule "^government(?:\\.html)?/*$" "/industries/government"');
    expect(text).toContain('RewriteCond %{DOCUMENT_ROOT}/maps/$1.html -f\n');
  });
});

describe('the one address of a page, as nginx and Apache find it', () => {
  test.each([
    ['nginx' as const, 'nginx.conf', /^if \(\$request_uri ~ "(.+)"\) \{$/gm, (path: string) => path],
    [
      'apache' as const,
      '.htaccess',
      /^RewriteCond %\{THE_REQUEST\} "(.+)"$/gm,
      (path: string) => `GET ${path} HTTP/1.1`,
    ],
  ])('%s', (kind, file, pattern, requestOf) => {
    // In nginx's quotes a backslash is doubled.
    const unquoted = (text: string) => (kind === 'nginx' ? text.replaceAll('\\\\', '\\') : text);
    const rules = [...fileOf(file, [kind], { baseUrl: '/maps/' }).matchAll(pattern)].map(
      match => new RegExp(unquoted(match[1] ?? '')),
    );
    const targetOf = (path: string) =>
      rules.map(rule => rule.exec(requestOf(path))).find(match => match !== null)?.[1];
    expect(rules).toHaveLength(4);
    expect(targetOf('/maps/index.html?a=/')).toBe('/maps/');
    expect(targetOf('/maps/docs/index.html')).toBe('/maps/docs');
    expect(targetOf('/maps/docs/a.html')).toBe('/maps/docs/a');
    expect(targetOf('/maps/docs//')).toBe('/maps/docs');
    expect(targetOf('/maps/docs/n%C3%A4me.html/')).toBe('/maps/docs/n%C3%A4me');
    for (const path of [
      '/maps/',
      '/maps/docs',
      '/maps/docs?a=b.html',
      '/maps/404.html',
      '/maps/assets/a.js',
      '/',
      '//evil.example/',
      '/\\evil.example/a.html',
    ]) {
      expect(targetOf(path), path).toBeUndefined();
    }
  });
});

describe('a folder that other sites may use', () => {
  const policy = "default-src 'self'; frame-ancestors 'self'";
  const headers = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
  ] as const;
  const folders = folderHeaders(
    [
      { path: '/maps/', isFramable: false },
      { path: '/embed/', isFramable: true },
    ],
    '/base/',
    headers,
  );
  const rules = { baseUrl: '/base/', headers, folders, sections: ['docs', 'embed', 'maps'] };

  test('has its headers in _headers, and other pages stay out of frames', () => {
    const { rules: read, badLines } = parseHeaderRules(fileOf('_headers', [], rules));
    expect(badLines).toEqual([]);
    const at = (path: string) => findHeaders(read, path);
    expect(at('/base/maps/a.svg')).toEqual({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(at('/base/embed/a')).toEqual({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const path of ['/base/', '/base/about', '/base/docs/a/b']) {
      expect(at(path)['x-frame-options']).toBe('SAMEORIGIN');
      expect(at(path)).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('has one rule in _headers, as Cloudflare keeps the last of several for a path', () => {
    const assets = folderHeaders([{ path: '/assets/', isFramable: false }], '/base/', headers);
    const text = fileOf('_headers', [], { ...rules, folders: [...folders, ...assets] });
    const paths = text.split('\n').filter(line => line.startsWith('/'));
    expect(paths).toEqual([...new Set(paths)]);
    expect(text).toContain(`
/base/assets/*
  Cache-Control: public, max-age=31536000, immutable
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
`);
    expect(text).toContain(`
/base/maps/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  X-Frame-Options: SAMEORIGIN
`);
  });

  test('may be framed within a folder of other pages', () => {
    const nested = folderHeaders([{ path: '/tools/embed/', isFramable: true }], '/base/', headers);
    const text = fileOf('_headers', [], { ...rules, folders: nested, sections: ['docs', 'tools'] });
    const at = (path: string) => findHeaders(parseHeaderRules(text).rules, path);
    expect(at('/base/tools/embed/a')).not.toHaveProperty('x-frame-options');
    expect(at('/base/docs/a')).toHaveProperty('x-frame-options');
  });

  test('may not be framed where a host could not read all rules', () => {
    const sections = Array.from({ length: 200 }, (_, index) => `s${index}`);
    const text = fileOf('_headers', [], { ...rules, sections });
    expect(text).toContain(policy);
    expect(text).not.toContain('X-Frame-Options');
  });

  test('has its headers in vercel.json, where the last one counts', () => {
    const settings = JSON.parse(fileOf('vercel.json', ['vercel'], rules));
    const sources = settings.headers.map(({ source }: { source: string }) => source);
    expect(sources).toEqual(['/base/(.*)', '/base/maps/(.*)', '/base/embed/(.*)', '/base/assets/(.*)']);
    expect(settings.headers[2].headers).toEqual([
      { key: 'Content-Security-Policy', value: "default-src 'self'; frame-ancestors *" },
      { key: 'Access-Control-Allow-Origin', value: '*' },
      { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
    ]);
  });

  test('has its headers in nginx.conf and .htaccess', () => {
    const nginx = fileOf('nginx.conf', ['nginx'], rules);
    expect(nginx).toContain('add_header Access-Control-Allow-Origin $access_control_allow_origin always;');
    expect(nginx).toContain(
      'if ($uri ~ "^/base/embed/") {\n  set $content_security_policy "default-src \'self\'; frame-ancestors *";',
    );
    expect(fileOf('.htaccess', ['apache'], rules)).toContain(
      'Header always set Access-Control-Allow-Origin "*" "expr=%{REQUEST_URI} =~ m#^/base/maps/#"',
    );
  });
});
