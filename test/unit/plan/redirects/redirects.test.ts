import { describe, expect, test } from 'vitest';
import { WITH_NEWS } from '../../invented-features.ts';
import { asset, config, head, mistakeIn, plan, planning } from '../heads.ts';

const redirecting = (...redirects: readonly [from: string, to: string][]) => ({
  entries: ['content/pages/index.md', 'content/pages/a.md', 'content/pages/b.md'],
  config: config({ redirects: redirects.map(([from, to]) => ({ from, to })) }),
});
const aliased = (...aliases: string[]) => [
  head({ file: 'content/pages/a.md', frontMatter: { title: 'A', aliases } }),
];

describe('redirects', () => {
  test('come from aliases and the configuration, sorted', () => {
    const site = plan({
      ...redirecting(['/z', '/b'], ['/out', 'https://example.com/x']),
      entries: [...aliased('/old/a/', '/Old.html'), 'content/pages/b.md'],
    });
    expect(site.redirects).toEqual([
      { from: '/Old', to: '/a' },
      { from: '/old/a', to: '/a' },
      { from: '/out', to: 'https://example.com/x' },
      { from: '/z', to: '/b' },
    ]);
    expect(site.diagnostics).toEqual([]);
  });

  test('of a chain lead straight to its end, with the hash of the last', () => {
    expect(plan(redirecting(['/1', '/2'], ['/2', '/3'], ['/3', '/a#x'])).redirects).toEqual([
      { from: '/1', to: '/a#x' },
      { from: '/2', to: '/a#x' },
      { from: '/3', to: '/a#x' },
    ]);
  });

  test('of a chain of 5,000 lead there too', () => {
    const steps = Array.from({ length: 5_000 }, (_, index): [string, string] => [
      `/s${index}`,
      index === 4_999 ? '/a' : `/s${index + 1}`,
    ]);
    const site = plan(redirecting(...steps));
    expect(site.redirects).toHaveLength(5_000);
    expect(site.redirects.every(({ to }) => to === '/a')).toBe(true);
  });

  test('may lead to the whole address of a page, and to what another program serves at the same host', () => {
    const site = plan(
      redirecting(['/x', 'https://example.com/a.html#x'], ['/y', 'https://example.com/shop']),
    );
    expect(site.redirects).toEqual([
      { from: '/x', to: '/a#x' },
      { from: '/y', to: 'https://example.com/shop' },
    ]);
  });

  test('may lead to a static file, and to a page by its .html name', () => {
    const site = {
      ...redirecting(['/x', '/a.html'], ['/y', '/f.pdf']),
      assets: [asset('content/static/f.pdf')],
    };
    expect(plan(site).redirects).toEqual([
      { from: '/x', to: '/a' },
      { from: '/y', to: '/f.pdf' },
    ]);
  });

  test('may lead to a file that the build writes', () => {
    expect(plan(redirecting(['/sitemap_index.xml', '/sitemap.xml'])).redirects).toEqual([
      { from: '/sitemap_index.xml', to: '/sitemap.xml' },
    ]);
  });

  test('begin at the root only where no page is', () => {
    expect(planning(WITH_NEWS).plan(['content/blog/2025-01-01-x.md']).redirects).toEqual([
      { from: '/', to: '/blog' },
    ]);
    expect(plan(['content/pages/index.md', 'content/docs/index.md']).redirects).toEqual([]);
    expect(
      plan({
        entries: ['content/docs/index.md', 'content/pages/x.md'],
        config: config({ redirects: [{ from: '/', to: '/x' }] }),
      }).redirects,
    ).toEqual([{ from: '/', to: '/x' }]);
  });
});

describe('a redirect is refused', () => {
  test('that leads to itself', () => {
    expect(mistakeIn(redirecting(['/x', '/x/']))).toMatchInlineSnapshot(`
      {
        "code": "redirect/cycle",
        "hint": "The field is \`redirects[0].to\`. Make one of them lead to a page.",
        "message": "A redirect leads to itself: /x → /x",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test('that is the alias of a page by its own path', () => {
    expect(mistakeIn(aliased('/a.html'))).toMatchInlineSnapshot(`
      {
        "code": "redirect/cycle",
        "hint": "Make one of them lead to a page.",
        "message": "A redirect leads to itself: /a → /a",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "severity": "error",
      }
    `);
  });

  test('that leads round in a circle by the whole address of the site', () => {
    const message = (...redirects: readonly [string, string][]) =>
      mistakeIn(redirecting(...redirects))?.message;
    expect(message(['/x', 'https://example.com/x/'])).toBe('A redirect leads to itself: /x → /x');
    expect(message(['/1', 'https://EXAMPLE.com:443/2'], ['/2', '/1'])).toBe(
      'Redirects form a circle: /1 → /2 → /1',
    );
  });

  test('that leads round in a circle, printed once', () => {
    expect(
      mistakeIn(redirecting(['/0', '/1'], ['/1', '/2'], ['/2', '/3'], ['/3', '/1'])),
    ).toMatchInlineSnapshot(`
      {
        "code": "redirect/cycle",
        "hint": "The field is \`redirects[1].to\`. Make one of them lead to a page.",
        "message": "Redirects form a circle: /1 → /2 → /3 → /1",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test('whose target is not there', () => {
    expect(mistakeIn(redirecting(['/x', '/bb']))).toMatchInlineSnapshot(`
      {
        "code": "redirect/missing-target",
        "hint": "The field is \`redirects[0].to\`. Did you mean “/b”?",
        "message": "“/x” leads to “/bb”, which does not exist",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test('whose chain ends nowhere, at its last part alone', () => {
    expect(mistakeIn(redirecting(['/x', '/y'], ['/y', '/nowhere-at-all']))?.message).toBe(
      '“/y” leads to “/nowhere-at-all”, which does not exist',
    );
  });

  test('that begins at the address of a page', () => {
    expect(mistakeIn([...aliased('/b'), 'content/pages/b.md'])).toMatchInlineSnapshot(`
      {
        "code": "redirect/shadows-page",
        "hint": "Remove the redirect, or move the page.",
        "message": "A redirect begins at “/b”, which is the address of a page",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "related": [
          {
            "file": "content/pages/b.md",
            "message": "the page",
          },
        ],
        "severity": "warning",
      }
    `);
  });

  test('that begins at the address of a page whose name differs in case alone', () => {
    expect(mistakeIn([...aliased('/B'), 'content/pages/b.md'])?.code).toBe('redirect/shadows-page');
  });

  test('that begins at the address of a static file', () => {
    expect(
      mistakeIn({ entries: aliased('/f.pdf'), assets: [asset('content/static/f.pdf')] }),
    ).toMatchInlineSnapshot(`
      {
        "code": "redirect/shadows-page",
        "hint": "Remove the redirect, or move the file.",
        "message": "A redirect begins at “/f.pdf”, which is the address of a static file",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "related": [
          {
            "file": "content/static/f.pdf",
            "message": "the file",
          },
        ],
        "severity": "warning",
      }
    `);
  });

  test('that begins at the address of a file that the build writes', () => {
    expect(mistakeIn(redirecting(['/robots.txt', '/a']))).toMatchObject({
      code: 'redirect/shadows-page',
      message: 'A redirect begins at “/robots.txt”, which is the address of a file that the build writes',
      hint: 'The field is `redirects[0].from`. Remove the redirect.',
    });
    const securityText = '/.well-known/security.txt';
    const given = redirecting([securityText, '/a']);
    expect(plan(given).redirects).toEqual([{ from: securityText, to: '/a' }]);
    const security = {
      contact: 'https://a.example',
      expires: '2030-01-01T00:00:00Z',
      policy: null,
      languages: [],
    };
    expect(mistakeIn({ ...given, config: { ...given.config, security } })?.code).toBe(
      'redirect/shadows-page',
    );
  });

  test('that another one contradicts', () => {
    const second = head({ file: 'content/pages/b.md', frontMatter: { aliases: ['/x'] } });
    expect(mistakeIn([...aliased('/x'), second])).toMatchInlineSnapshot(`
      {
        "code": "redirect/duplicate",
        "hint": "Keep one of them.",
        "message": "“/x” leads to “/b” here and to “/a” elsewhere",
        "place": {
          "column": 1,
          "file": "content/pages/b.md",
          "line": 2,
        },
        "related": [
          {
            "column": 1,
            "file": "content/pages/a.md",
            "line": 3,
            "message": "the other redirect",
          },
        ],
        "severity": "warning",
      }
    `);
  });

  test('that an alias of a list repeats, at its own line', () => {
    const second = head({
      file: 'content/pages/b.md',
      frontMatter: { aliases: ['/y', '/x'] },
      fieldLines: { aliases: { line: 2, column: 1 }, 'aliases[1]': { line: 4, column: 5 } },
    });
    expect(mistakeIn([...aliased('/x'), second])?.place).toMatchObject({ line: 4, column: 5 });
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://example.com',
    'https:///x',
    'a',
    '',
    '/\t/evil.example',
  ])('that leads to %j', to => {
    expect(mistakeIn(redirecting(['/x', to]))?.code).toBe('redirect/unsafe-target');
  });

  test('with an unsafe target, naming the field', () => {
    expect(mistakeIn(redirecting(['/x', '//evil.example']))).toMatchInlineSnapshot(`
      {
        "code": "redirect/unsafe-target",
        "hint": "The field is \`redirects[0].to\`. Write a path of this site (/new-name) or an address that begins with https://.",
        "message": "A redirect cannot lead to “//evil.example”",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      }
    `);
  });

  test.each(['old', '/a/../b', '/a?b', '/a#b', '//evil.example', 'https://example.com/x', '/con'])(
    'that begins at %j',
    from => {
      expect(mistakeIn(redirecting([from, '/a']))?.code).toBe('redirect/invalid-path');
    },
  );

  test('that is longer than hosts read, at the line of the alias', () => {
    const alias = Array.from({ length: 10 }, () => 'ü'.repeat(20)).join('/');
    expect(mistakeIn(aliased(`/${alias}`))).toMatchInlineSnapshot(`
      {
        "code": "redirect/too-long",
        "hint": "Shorten the paths, or the address that it leads to.",
        "message": "A redirect has more than 800 characters, which is more than some hosts read",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "severity": "error",
      }
    `);
  });

  test.each([
    'https://a;b.example/x',
    'https://a$b.example/x',
    "https://'none'/",
    'https://user@a.example/',
    'https://a.example/\nb',
  ])('to a host that is none, or with a line of its own: %j', to => {
    expect(mistakeIn(redirecting(['/x', to]))?.code).toBe('redirect/unsafe-target');
  });

  test('beyond what hosts read are reported with their number', () => {
    const many = Array.from({ length: 2001 }, (_, index) => [`/x${index}`, '/a'] as [string, string]);
    expect(plan(redirecting(...many.slice(1))).diagnostics).toEqual([]);
    expect(mistakeIn(redirecting(...many))).toMatchInlineSnapshot(`
      {
        "code": "redirect/too-many",
        "hint": "Remove old aliases. The others still work, because the build also writes a page at each old address.",
        "message": "The site has 2001 redirects, and some hosts read only the first 2000",
        "severity": "warning",
      }
    `);
  });

  test('with an invalid beginning, at the line of the alias', () => {
    expect(mistakeIn(aliased('old'))).toMatchInlineSnapshot(`
      {
        "code": "redirect/invalid-path",
        "hint": "A redirect must begin at a path of this site, such as /old-name.",
        "message": "The path “old” does not begin with a slash",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "severity": "warning",
      }
    `);
  });
});

describe('a redirect to an anchor', () => {
  const page = head({ file: 'content/pages/a.md', ids: ['set-up', 'use', 'a-b-c-d'] });
  const toldOf = (to: string) => {
    const redirects = [{ from: '/old', to }];
    const site = plan({ entries: ['content/pages/index.md', page], config: config({ redirects }) });
    return [site.redirects, site.diagnostics];
  };

  test.each(['/a#use', '/a#top', '/a?b=1#set-up', '/a#', 'https://other.example/#x'])('%s is there', to => {
    expect(toldOf(to)).toEqual([[{ from: '/old', to }], []]);
  });

  test.each([
    ['/a#setup', '#setup', 'Did you mean “#set-up”?'],
    ['/a#abcd', '#abcd', 'Did you mean “#a-b-c-d”?'],
    ['/a#%C3%A9', '#é', 'Leave the anchor out, or write one that the page has.'],
  ])('%s that its page does not have is a warning, and leads to the page', (to, anchor, hint) => {
    expect(toldOf(to)).toEqual([
      [{ from: '/old', to }],
      [
        {
          severity: 'warning',
          code: 'redirect/missing-anchor',
          message: `“/old” leads to an anchor that /a does not have: “${anchor}”`,
          place: expect.objectContaining({ file: 'site.config.ts' }),
          hint: `The field is \`redirects[0].to\`. ${hint}`,
        },
      ],
    ]);
  });
});
