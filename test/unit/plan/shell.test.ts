import { describe, expect, test } from 'vitest';
import { asset, config, head, mistakeIn, plan } from './heads.ts';

const entries = [
  'content/pages/index.md',
  head({ file: 'content/pages/about.md', frontMatter: { aliases: ['/who'] } }),
];
const navbar = { title: 'Mapwright', logo: null, hideOnScroll: true };

test('the navbar has links, buttons and dropdowns, each resolved', () => {
  const site = plan({
    entries,
    assets: [asset('content/static/logo.svg')],
    config: config({
      baseUrl: '/base/',
      navbar: {
        ...navbar,
        logo: '/logo.svg',
        items: [
          { label: 'About', to: '/about' },
          { label: 'Who', to: '/who', activeBase: '/about' },
          { type: 'dropdown', label: 'More', items: [{ label: 'Out', to: 'https://example.com' }] },
          { type: 'button', label: 'Buy', to: '/about#top', position: 'end' },
        ],
      },
    }),
  });
  expect(site.diagnostics).toEqual([]);
  expect(site.shell.navbar).toEqual({
    title: 'Mapwright',
    home: '/base/',
    logo: '/base/logo.svg',
    hideOnScroll: true,
    start: [
      { type: 'link', label: 'About', href: '/base/about', activeBase: '/base/about' },
      { type: 'link', label: 'Who', href: '/base/about', activeBase: '/base/about' },
      {
        type: 'dropdown',
        label: 'More',
        items: [{ label: 'Out', href: 'https://example.com', external: true }],
      },
    ],
    end: [{ type: 'button', label: 'Buy', href: '/base/about#top' }],
  });
});

test('the footer has groups of links and the years of the copyright', () => {
  const groups = [{ title: 'Main', items: [{ label: 'About', to: '/about' }] }];
  const footerOf = (from: number) =>
    plan({
      entries,
      config: config({ footer: { groups, copyright: { from, to: 2025, holder: 'Mapwright' } } }),
    }).footer;
  expect(footerOf(2012)).toEqual({
    groups: [{ title: 'Main', items: [{ label: 'About', href: '/about' }] }],
    copyright: 'Copyright © 2012–2025 Mapwright',
  });
  expect(footerOf(2025).copyright).toBe('Copyright © 2025 Mapwright');
  expect(plan(entries).footer.copyright).toBe('');
});

test('a link of the navbar that leads nowhere is reported with its field', () => {
  const items = [{ type: 'dropdown' as const, label: 'More', items: [{ label: 'About', to: '/abuot' }] }];
  expect(mistakeIn({ entries, config: config({ navbar: { ...navbar, items } }) })).toMatchInlineSnapshot(`
    {
      "code": "link/missing-target",
      "hint": "The field is \`navbar.items[0].items[0].to\`. Did you mean “/about”?",
      "message": "The link “/abuot” leads nowhere",
      "place": {
        "file": "site.config.ts",
      },
      "severity": "error",
    }
  `);
});

test('a missing logo is reported with its field', () => {
  expect(
    mistakeIn({ entries, config: config({ navbar: { ...navbar, logo: '/logo.svg' } }) }),
  ).toMatchInlineSnapshot(`
    {
      "code": "link/missing-image",
      "hint": "The field is \`navbar.logo\`. Put the file at content/static/logo.svg, or correct the path.",
      "message": "The image “/logo.svg” does not exist",
      "place": {
        "file": "site.config.ts",
      },
      "severity": "error",
    }
  `);
});

test('the images of the head are checked too', () => {
  const site = { entries, config: config({ head: { image: '/social.png', preloadImage: '/shot.png' } }) };
  expect(plan(site).diagnostics.map(({ hint }) => hint)).toEqual([
    'The field is `head.image`. Put the file at content/static/social.png, or correct the path.',
    'The field is `head.preloadImage`. Put the file at content/static/shot.png, or correct the path.',
  ]);
});

describe('the announcement', () => {
  const announcement = { id: 'sale', isCloseable: true, endsAt: '2025-12-01T23:59:59Z', content: 'Now' };
  const shown = (parts = {}, now = '2025-06-01T00:00:00Z') =>
    plan({
      entries,
      input: { now: Date.parse(now) },
      config: config({ announcement: { ...announcement, ...parts } }),
    });

  test('is shown until its end', () => {
    expect(shown().shell.announcement).toEqual({
      id: 'sale',
      html: 'Now',
      isCloseable: true,
      endsAt: Date.parse('2025-12-01T23:59:59Z'),
    });
    expect(shown({}, '2025-12-01T23:59:59Z').shell.announcement).toBeUndefined();
    expect(shown({ endsAt: null }, '2035-01-01T00:00:00Z').shell.announcement).toEqual({
      id: 'sale',
      html: 'Now',
      isCloseable: true,
    });
  });

  test('has links, code, strong and emphasized text, and no HTML', () => {
    const content = 'A <b> & **bold *both*** `a*b` [see **it**](/who) [out](https://example.org) 2 * 3';
    expect(shown({ content }).shell.announcement?.html).toBe(
      'A &lt;b&gt; &amp; <strong>bold <em>both</em></strong> <code>a*b</code> <a href="/about">see <strong>it</strong></a> ' +
        '<a href="https://example.org" target="_blank" rel="noopener noreferrer">out</a> 2 * 3',
    );
  });

  test('may not lead nowhere', () => {
    expect(shown({ content: '[x](/nowhere)' }).diagnostics.map(({ code }) => code)).toEqual([
      'link/missing-target',
    ]);
  });
});

test('a script or a style sheet of the head that is missing is reported with its field', () => {
  const withHead = (parts: object, assets = [asset('content/static/App.js')]) =>
    plan({ entries, assets, config: config({ head: parts }) }).diagnostics;
  expect(withHead({ siteScript: '/App.js?v=1', fontStylesheet: 'https://fonts.example/f.css' })).toEqual([]);
  expect(withHead({ fontStylesheet: '/fonts.css', siteScript: '/app.js' })).toMatchInlineSnapshot(`
    [
      {
        "code": "link/missing-target",
        "hint": "The field is \`head.fontStylesheet\`. Put the file at content/static/fonts.css, or correct the path.",
        "message": "The file “/fonts.css” does not exist",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      },
      {
        "code": "link/wrong-case",
        "hint": "The field is \`head.siteScript\`. Correct the path: the file is called content/static/App.js.",
        "message": "The file “/app.js” and the name of the file differ in case",
        "place": {
          "file": "site.config.ts",
        },
        "severity": "error",
      },
    ]
  `);
});

test('a script of the head cannot be a file beside a page, and the hint does not name one', () => {
  const assets = [asset('content/docs/app.js')];
  const site = { entries, assets, config: config({ head: { siteScript: '/app.js' } }) };
  expect(plan(site).diagnostics[0]?.hint).toBe(
    'The field is `head.siteScript`. Put the file at content/static/app.js, or correct the path.',
  );
});

test('the colour mode is what the site says', () => {
  const colorMode = { default: 'dark', disableSwitch: true, respectSystem: false } as const;
  expect(plan({ entries, config: config({ colorMode }) }).shell.colorMode).toEqual({
    defaultMode: 'dark',
    isSwitchDisabled: true,
    respectsSystem: false,
  });
});
