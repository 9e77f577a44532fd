import { describe, expect, test } from 'vitest';
import { asset, config, head, linking } from '../heads.ts';
import { FROM, mistakeFor, mistakeIn, plan, resolve } from '../links/linking-guide.ts';

describe('an image', () => {
  const assets = [
    asset('content/static/img/Logo.png', { width: 10, height: 20 }),
    asset('content/docs/01-guides/shot one.PNG', { width: 30, height: 40, hash: 'abcdef0123456789' }),
    asset('content/docs/01-guides/unsized.svg'),
    asset('content/docs/img/below.svg'),
    asset('content/docs/public/served.svg'),
    asset('content/pages/served.svg'),
  ];

  test.each([
    ['/img/Logo.png', { src: '/img/Logo.png', width: 10, height: 20 }],
    ['../../static/img/Logo.png', { src: '/img/Logo.png', width: 10, height: 20 }],
    ['./shot%20one.PNG', { src: '/assets/images/shot-one.abcdef01.png', width: 30, height: 40 }],
    ['unsized.svg#part', { src: '/assets/images/unsized.01234567.svg#part' }],
    // As other programs read them: below the folder of the collection, and relative to an address with a final slash.
    ['/img/below.svg?v=1', { src: '/assets/images/below.01234567.svg?v=1' }],
    ['/served.svg', { src: '/assets/images/served.01234567.svg' }],
    ['../../img/below.svg', { src: '/assets/images/below.01234567.svg' }],
    ['https://example.com/a.png', { src: 'https://example.com/a.png' }],
    ['https://example.com/uploads/a.png', { src: 'https://example.com/uploads/a.png' }],
    ['https://example.com/img/Logo.png#a', { src: '/img/Logo.png#a', width: 10, height: 20 }],
  ])('%s is published', (url, result) => {
    expect(resolve(url, { assets }, 'image')).toEqual({ kind: 'image', ...result });
  });

  test('beside Markdown is copied once, under a name with its hash', () => {
    const entries = [
      linking('content/docs/01-guides/x.md', 'shot one.PNG', 'image'),
      linking(FROM, 'shot one.PNG', 'image'),
      'content/docs/index.md',
    ];
    expect(plan({ entries, assets }).copiedFiles).toEqual([
      {
        file: 'content/docs/01-guides/shot one.PNG',
        output: 'assets/images/shot-one.abcdef01.png',
        hash: 'abcdef0123456789',
      },
      { file: 'content/static/img/Logo.png', output: 'img/Logo.png', hash: '0123456789abcdef' },
    ]);
  });

  test('with a long name has a shorter one, which fits every file system with all that is added to it', () => {
    const file = `${'長'.repeat(84)}.png`;
    const long = [asset(`content/docs/01-guides/${file}`, { hash: 'abcdef0123456789' })];
    expect(resolve(file, { assets: long }, 'image')).toMatchObject({
      src: `/assets/images/${encodeURIComponent('長'.repeat(50))}.abcdef01.png`,
    });
  });

  test('whose name has half a character is missing, and nothing else', () => {
    const entry = head({ file: 'content/pages/a.md', frontMatter: { image: '\ud800.png' } });
    expect(mistakeIn([entry])?.code).toBe('link/missing-image');
  });

  test('that is missing is reported at its line and column', () => {
    expect(mistakeFor('nothing.png', {}, 'image')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-image",
        "hint": "Put the file at content/docs/01-guides/nothing.png, or correct the path.",
        "message": "The image “nothing.png” does not exist",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test.each([
    ['img/Logo.png', '/img/Logo.png'],
    ['/static/img/Logo.png', '/img/Logo.png'],
    ['shot one.jpg', 'shot%20one.PNG'],
    ['..\\\\static\\\\img\\\\Logo.png', '/img/Logo.png'],
    // Not the other file of this name.
    ['..\\\\public\\\\served.svg', '../public/served.svg'],
  ])('%s that is missing is reported with the path of the nearest image', (url, meant) => {
    expect(mistakeFor(url, { assets }, 'image')?.hint).toMatch(`Did you mean “${meant}”?`);
  });

  test('whose name differs in case is reported with the right one', () => {
    expect(mistakeFor('/img/logo.png', { assets }, 'image')).toMatchInlineSnapshot(`
      {
        "code": "link/wrong-case",
        "hint": "Correct the path: the file is called content/static/img/Logo.png.",
        "message": "The image “/img/logo.png” and the name of the file differ in case",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('with the site’s own host that is missing is a warning', () => {
    expect(mistakeFor('https://example.com/img/Logos.png', { assets }, 'image')).toMatchObject({
      severity: 'warning',
      code: 'link/missing-image',
      message: 'The image “https://example.com/img/Logos.png” does not exist',
      hint: 'Did you mean “/img/Logo.png”? If not, put the file at content/static/img/Logos.png.',
    });
  });

  test('of front matter that is missing is reported at its field', () => {
    const entry = head({ file: 'content/pages/a.md', frontMatter: { title: 'A', image: '/no.png' } });
    expect(mistakeIn([entry])).toMatchInlineSnapshot(`
      {
        "code": "link/missing-image",
        "hint": "Put the file at content/static/no.png, or correct the path.",
        "message": "The image “/no.png” does not exist",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "severity": "error",
      }
    `);
  });
});

describe('an image of another site', () => {
  test('is shown, and its origin noted once', () => {
    const urls = [
      'https://b.example:8080/1.png',
      'https://a.example/*;sandbox.png',
      'HTTPS://A.example/2.png',
    ];
    const references = urls.map(url => ({ kind: 'image' as const, url, line: 7, column: 3 }));
    const { imageOrigins, diagnostics } = plan([head({ file: FROM, references })]);
    expect(diagnostics).toEqual([]);
    expect(imageOrigins).toEqual(['https://a.example', 'https://b.example:8080']);
  });

  test('is refused where the list of hosts grows longer than a header may be', () => {
    const images = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const url = `https://images-${index}.example/a.png`;
        return { kind: 'image' as const, url, line: 7, column: 3 };
      });
    expect(plan([head({ file: FROM, references: images(40) })]).diagnostics).toEqual([]);
    expect(mistakeIn([head({ file: FROM, references: images(60) })])).toMatchInlineSnapshot(`
      {
        "code": "link/too-many-hosts",
        "hint": "Keep some of these images next to the Markdown, or below content/static/.",
        "message": "Pages show images from 60 other hosts, more than a Content-Security-Policy can list",
        "severity": "error",
      }
    `);
  });

  test('is refused where no policy can name its host', () => {
    expect(mistakeFor('https://a;sandbox/x.png', {}, 'image')).toMatchInlineSnapshot(`
      {
        "code": "link/unusable-host",
        "hint": "Use a host with only letters, digits, hyphens and dots, with or without a port: https://images.example:8080/a.png.",
        "message": "The image “https://a;sandbox/x.png” has a host that the site’s Content-Security-Policy cannot list",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('is shortened in the message if it is long', () => {
    expect(mistakeFor(`https://a;b/${'x'.repeat(100)}`, {}, 'image')?.message).toContain(
      `“https://a;b/${'x'.repeat(68)}…”`,
    );
  });

  test.each([
    'https://a,b.example/x.png',
    "https://'none'/x.png",
    'https://*/x.png',
    'https://a.$b/x.png',
    'https://[::1]/x.png',
    'https://name@a.example/x.png',
  ])('is refused: %s', url => {
    expect(mistakeFor(url, {}, 'image')?.code).toBe('link/unusable-host');
  });

  test.each([
    [
      'the front matter',
      { entries: [head({ file: FROM, frontMatter: { title: 'A', image: 'https://a;b/x.png' } })] },
    ],
    ['the navbar', { entries: [FROM], config: config({ navbar: { logo: 'https://a;b/x.png' } }) }],
    ['the head', { entries: [FROM], config: config({ head: { preloadImage: 'https://a;b/x.png' } }) }],
  ])('is refused in %s too', (_, site) => {
    expect(mistakeIn(site)?.code).toBe('link/unusable-host');
  });
});
