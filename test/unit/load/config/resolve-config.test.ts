import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../../../src/generator/load/config/resolve-config.ts';
import { ENGLISH } from '../../../../src/templates/shared/words/english.ts';

function resolve(input: unknown, text = '', folder = 'my-notes') {
  return resolveConfig(
    input,
    { file: 'site.config.ts', text },
    { folderName: folder, offered: ['docs', 'api-reference'] },
  );
}

describe('resolveConfig', () => {
  it('fills in every default for a folder without a configuration', async () => {
    const { words, ...rest } = (await resolve({})).config ?? { words: null };
    expect(words).toEqual(ENGLISH);
    expect(rest).toMatchInlineSnapshot(`
      {
        "announcement": null,
        "baseUrl": "/",
        "budgets": {
          "inlineJson": null,
          "requests": null,
          "script": null,
          "style": null,
        },
        "colorMode": {
          "default": "light",
          "disableSwitch": false,
          "respectSystem": true,
        },
        "description": "",
        "editUrl": null,
        "footer": {
          "copyright": null,
          "groups": [],
        },
        "head": {
          "fontStylesheet": null,
          "image": null,
          "preloadImage": null,
          "siteScript": null,
          "tagManagerId": null,
        },
        "language": "en",
        "links": {
          "anchors": "error",
          "broken": "error",
        },
        "markdown": {
          "highlighter": "highlight.js",
          "mark": false,
          "math": false,
          "maxBytes": 1000000,
          "mistakes": "error",
          "parser": "native",
          "subscript": false,
          "superscript": false,
          "timeout": 10000,
          "tocMaxLevel": 3,
          "tocMinLevel": 2,
          "trustHtml": false,
        },
        "navbar": {
          "hideOnScroll": false,
          "items": [],
          "logo": null,
          "title": "my-notes",
        },
        "pictures": true,
        "product": {
          "application": null,
          "name": "my-notes",
          "slug": "my-notes",
        },
        "redirects": [],
        "repository": null,
        "security": null,
        "sitemap": {
          "areaExcludes": [],
          "excludes": [],
        },
        "theme": null,
        "title": "my-notes",
        "url": "http://localhost",
      }
    `);
  });

  it('keeps the letters of a folder’s name in the slug of the product', async () => {
    expect((await resolve({}, '', 'Café notes')).config?.product.slug).toBe('cafe-notes');
    expect((await resolve({}, '', '地図')).config?.product.slug).toBe('site');
  });

  it('names the product once: its name in text, its slug in paths', async () => {
    const { config } = await resolve({
      product: { name: 'Atlas Pro', slug: 'atlas-pro' },
      title: '{product}',
      footer: { groups: [{ title: 'About {product}', items: [{ label: '{product}', to: '/{product}' }] }] },
    });
    expect(config?.title).toBe('Atlas Pro');
    expect(config?.footer.groups).toEqual([
      { title: 'About Atlas Pro', items: [{ label: 'Atlas Pro', to: '/atlas-pro' }] },
    ]);
  });

  it('reports every wrong field at once, with its place, what it expects and the nearest name', async () => {
    const text =
      "export default {\n  baseUrl: 'docs',\n  colorMode: {\n    defualt: 'light',\n  },\n  markdown: { maxBytes: '10' },\n};\n";
    const { config, diagnostics } = await resolve(
      { baseUrl: 'docs', colorMode: { defualt: 'light' }, markdown: { maxBytes: '10' } },
      text,
    );
    expect(config).toBeNull();
    expect(
      diagnostics.map(
        ({ place, code, message, hint }) => `${place?.line}:${place?.column} ${code} ${message} (${hint})`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "4:5 config/unknown-field Unknown field “colorMode.defualt” (Did you mean default?)",
        "2:3 config/invalid-field “baseUrl” expects a path of letters, digits, dots and dashes with a slash at both ends, such as /docs/, got “docs” (undefined)",
        "6:15 config/invalid-field “markdown.maxBytes” expects a number, got “10” (Write 10, without quotes.)",
      ]
    `);
  });

  it.each([
    [
      'apiReference',
      {},
      'These are options of a feature. Write them in the list: features: [apiReference({ … })].',
    ],
    [
      'docs',
      { path: '/' },
      'These are options of a feature. Write them in the list: features: [docs({ … })].',
    ],
    ['footer', { docs: {} }, 'The fields are groups, copyright.'],
  ])('says where options of a feature belong: %s', async (name, value, hint) => {
    const { diagnostics } = await resolve({ [name]: value });
    expect(diagnostics).toMatchObject([{ code: 'config/unknown-field', hint }]);
  });

  it.each([
    ['url', 'https://a;b.example'],
    ['url', 'https://user@a.example'],
    ['baseUrl', '/a$b/'],
    ['baseUrl', '/a"b/'],
    ['baseUrl', '/../'],
    ['head', { siteScript: "https://a;script-src 'none'/x.js" }],
    ['head', { siteScript: 'https://a;sandbox/x.js' }],
    ['head', { fontStylesheet: 'https://*/x.css' }],
  ])('refuses what would be more than a host or a path in %s: %j', async (field, value) => {
    expect((await resolve({ [field]: value })).diagnostics.map(({ code }) => code)).toEqual([
      'config/invalid-field',
    ]);
  });

  it('knows the list of features as a field, and leaves it to what reads it', async () => {
    const hintFor = async (name: string) => (await resolve({ [name]: [] })).diagnostics[0]?.hint;
    expect(await hintFor('feature')).toBe('Did you mean features?');
    expect(await hintFor('plugins')).toMatch(/^The fields are product, .*\bfeatures\b.*\.$/);
    const features = [() => 1];
    const resolved = await resolve({ title: 'T', features });
    expect(resolved).toMatchObject({ features, diagnostics: [] });
    expect(resolved.config).not.toHaveProperty('features');
  });

  it('fills the slug into hosts and the base URL', async () => {
    const { config } = await resolve({
      product: { name: 'A', slug: 'a' },
      url: 'https://{product}.example',
      baseUrl: '/{product}/',
    });
    expect(config).toMatchObject({ url: 'https://a.example', baseUrl: '/a/' });
  });

  it('refuses a configuration that is not an object', async () => {
    expect((await resolve('text')).config).toBeNull();
    expect((await resolve(null)).diagnostics).not.toEqual([]);
  });

  it.each([
    ['url', 'https://example.com/'],
    ['language', 'English!'],
    ['redirects', [{ from: 1 }]],
    ['head', { tagManagerId: '"><script>' }],
    ['navbar', { items: [{ label: 'x', to: 'javascript:alert(1)' }] }],
    ['head', { siteScript: '//a.example/app.js' }],
    ['announcement', { id: 'a', content: 'b', endsAt: '2025-12-01' }],
    ['announcement', { id: 'a', content: 'b', endsAt: '2025-13-01T00:00:00Z' }],
    ['announcement', { id: 'a', content: 'b', endsAt: '2025-12-01T23:59:59' }],
    ['announcement', { id: 'a', content: 'b', endsAt: '2025-02-30T00:00:00Z' }],
    ['markdown', { tocMinLevel: 0 }],
    ['markdown', { tocMaxLevel: 7 }],
  ])('refuses a wrong %s', async (field, value) => {
    expect((await resolve({ [field]: value })).diagnostics.map(({ code }) => code)).toContain(
      'config/invalid-field',
    );
  });
});

describe('a field at the limit of what it may be', () => {
  it.each([
    ['head', { siteScript: '/app.js', fontStylesheet: 'https://fonts.example/f.css' }],
    ['announcement', { id: 'a', content: 'b', endsAt: '2025-12-01T23:59:59Z' }],
    ['markdown', { tocMinLevel: 1, tocMaxLevel: 6, timeout: 1 }],
  ])('is taken: %s: %j', async (field, value) => {
    expect((await resolve({ [field]: value })).config).toMatchObject({ [field]: value });
  });
});

describe('words of a site', () => {
  const problemsWith = async (words: unknown) => {
    const text = `export default {\n  words: ${JSON.stringify(words)},\n};`;
    return (await resolve({ words }, text)).diagnostics.map(
      ({ code, message, hint, place }) => `${place?.line}:${place?.column} ${code} ${message}. ${hint ?? ''}`,
    );
  };

  it('take the place of the program’s own, one by one', async () => {
    const { config } = await resolve({
      words: { shell: { menu: 'Contents' }, docs: { goToVersion: '→ {version}' } },
    });
    expect(config?.words).toEqual({
      ...ENGLISH,
      shell: { ...ENGLISH.shell, menu: 'Contents' },
      docs: { ...ENGLISH.docs, goToVersion: '→ {version}' },
    });
  });

  it('are reported where their area or name is unknown, and where they lack what is filled in', async () => {
    expect(
      (
        await Promise.all(
          [
            { shel: {} },
            { shell: { meun: 'Contents' } },
            { shell: { menu: '' } },
            { docs: { goToVersion: 'Go there' } },
            { docs: { pages: '{count, plural, one {# page}}' } },
            { docs: { title: '{product} {version}' } },
          ].map(problemsWith),
        )
      ).flat(),
    ).toMatchInlineSnapshot(`
      [
        "2:11 config/unknown-field Unknown field “words.shel”. Did you mean shell?",
        "2:20 config/unknown-field Unknown field “words.shell.meun”. Did you mean menu?",
        "2:20 config/invalid-field “words.shell.menu” expects text that is not empty, with no names in braces, got “”. ",
        "2:19 config/invalid-field “words.docs.goToVersion” expects text with {version} in it, and no other names, got “Go there”. ",
        "2:19 config/invalid-field “words.docs.pages” expects text with {count} in it, and no other names, got “{count, plural, one {# page}}”. ",
        "2:19 config/invalid-field “words.docs.title” expects text that is not empty, with no names in braces, got “{product} {version}”. ",
      ]
    `);
  });
});

describe('a broken item of the navbar', () => {
  const problemsWith = async (item: unknown) => {
    const text = `export default {\n  footer: { items: ["a, ["] }, // navbar: items\n  navbar: {\n    items: [\n      { label: 'One, two', to: '/' },\n      ${JSON.stringify(item)},\n    ],\n  },\n};`;
    const { diagnostics } = await resolve(
      { navbar: { items: [{ label: 'One, two', to: '/' }, item] } },
      text,
    );
    return diagnostics.map(
      ({ place, message, hint }) => `${place?.line}:${place?.column} ${message} → ${hint}`,
    );
  };

  it('is reported at its own line, with what is wrong in it', async () => {
    expect(
      await Promise.all(
        [
          null,
          {},
          { type: 'mystery', label: 'A', to: '/a' },
          { label: { en: 'A' }, to: '/a' },
          { label: ' ', to: '/a' },
          { label: 'A', href: '/a' },
          { label: 'A', items: [{ label: 'B', to: '/b' }] },
          { label: 'A', to: '/a', positon: 'end' },
          { type: 'dropdown', label: 'A', items: [] },
          { type: 'dropdown', label: 'A', items: [{ label: 'B', to: '/b' }, { label: 'C' }] },
        ].map(problemsWith),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          "6:7 “navbar.items[1]” expects a link { label, to }, a button { type: 'button', label, to } or a dropdown { type: 'dropdown', label, items }, got nothing → undefined",
        ],
        [
          "6:7 “navbar.items[1].label” is missing → Add label: text that is not empty.",
          "6:7 “navbar.items[1].to” is missing → Add to: a path such as /docs, or a URL that begins with https:.",
        ],
        [
          "6:8 “navbar.items[1].type” expects “link”, “button” or “dropdown”, got “mystery” → undefined",
        ],
        [
          "6:8 “navbar.items[1].label” expects text, got a group of fields → undefined",
        ],
        [
          "6:8 “navbar.items[1].label” expects text that is not empty, got “ ” → undefined",
        ],
        [
          "6:7 “navbar.items[1].to” is missing → Write to instead of href.",
        ],
        [
          "6:7 “navbar.items[1].to” is missing → Add type: 'dropdown'.",
        ],
        [
          "6:30 Unknown field “navbar.items[1].positon” → Did you mean position?",
        ],
        [
          "6:38 “navbar.items[1].items” expects at least one link, got a list → undefined",
        ],
        [
          "6:71 “navbar.items[1].items[1].to” is missing → Add to: a path such as /docs, or a URL that begins with https:.",
        ],
      ]
    `);
  });
});
