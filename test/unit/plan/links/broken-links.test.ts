import { describe, expect, test } from 'vitest';
import { asset, config, head, linking } from '../heads.ts';
import { FROM, mistakeFor, mistakeIn, plan, resolve, TARGETS } from './linking-guide.ts';

describe('a broken link', () => {
  test('is reported at its line and column with the nearest path', () => {
    expect(mistakeFor('/docs/gides/b')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean “/docs/guides/b”?",
        "message": "The link “/docs/gides/b” leads nowhere",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('to a file names the nearest file, as the writer would spell it', () => {
    expect(mistakeFor('../01-guides/02-bb.md')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean “02-b.md”?",
        "message": "The link “../01-guides/02-bb.md” leads nowhere",
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
    ['www.example.org/a', 'https://www.example.org/a'],
    ['git.example.com', 'https://git.example.com'],
    ['info@example.org', 'mailto:info@example.org'],
    ['example.net?a#b', 'https://example.net?a#b'],
    ['http//example.net', 'http://example.net'],
  ])('to %s was meant for elsewhere', (url, meant) => {
    expect(mistakeFor(url)?.hint).toBe(`Did you mean “${meant}”?`);
  });

  test('to a file that is no page names the nearest one', () => {
    const assets = [asset('content/static/img/plan.pdf')];
    expect(mistakeFor('/img/plans.pdf', { assets })?.hint).toBe('Did you mean “/img/plan.pdf”?');
    expect(mistakeFor('img/plan.pdf', { assets })?.hint).toBe('Did you mean “/img/plan.pdf”?');
  });

  test.each([
    ['#की', ['का'], 'missing'],
    ['#caf\u00e9', ['cafe\u0301'], 'found'],
    ['#a-b', ['ab'], 'found'],
  ])(
    'to the anchor %s on a page with %j is %s: accents and vowels are part of a letter',
    (url, ids, what) => {
      const page = head({ file: FROM, ids, references: [{ kind: 'link', url, line: 7, column: 3 }] });
      const codes = plan([page]).diagnostics.map(({ code }) => code);
      expect(codes).toEqual(what === 'found' ? [] : ['link/missing-anchor']);
    },
  );

  test('to nothing near says what to write', () => {
    expect(mistakeFor('/something/else/altogether')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Write the path of a page, or of a file relative to this one.",
        "message": "The link “/something/else/altogether” leads nowhere",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('is not near a page only because both lie in one folder', () => {
    expect(mistakeFor('/docs/guides/zz')?.hint).toBe('Did you mean “/docs/guides”?');
  });

  test('to a page of the same name elsewhere names that', () => {
    expect(mistakeFor('/help/about')?.hint).toBe('Did you mean “/about”?');
  });

  test('to a page of the same name as several names the one with the nearest path', () => {
    const twins = ['content/pages/above/map.md', 'content/pages/others/map.md'];
    expect(mistakeIn({ entries: [...twins, linking(FROM, '/other/map')] })?.hint).toBe(
      'Did you mean “/others/map”?',
    );
  });

  test('to a missing place of another page names the near ones', () => {
    expect(mistakeFor('02-b.md#instal')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-anchor",
        "hint": "Did you mean “#install”?",
        "message": "The link “02-b.md#instal” leads to an anchor that /docs/guides/b does not have",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('to a missing place lists some that there are', () => {
    expect(mistakeFor('02-b.md#zzzzzz')?.hint).toBe('It has #install, #update-now.');
    const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
    const long = head({ file: 'content/docs/01-guides/03-c.md', ids });
    expect(mistakeIn({ entries: [long, linking(FROM, '03-c.md#zzzzzz')] })?.hint).toBe(
      'It has #one, #two, #three, #four, #five and others.',
    );
  });

  test('to a place whose name goes on names the place', () => {
    expect(mistakeFor('02-b.md#install-with-composer')?.hint).toBe('Did you mean “#install”?');
    expect(mistakeFor('02-b.md#up')?.hint).toBe('Did you mean “#update-now”?');
  });

  test('to a missing place of the same page is reported', () => {
    expect(mistakeFor('#nowhere')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-anchor",
        "hint": "That page has no anchors.",
        "message": "The link “#nowhere” leads to an anchor that /docs/guides/a does not have",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('with the site’s own host is a warning, because another program may serve the page', () => {
    expect(mistakeFor('https://example.com/docs/gides/b')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean “/docs/guides/b”?",
        "message": "The link “https://example.com/docs/gides/b” leads nowhere",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "warning",
      }
    `);
    expect(mistakeFor('https://example.com/docs/guides/b#instal')).toMatchObject({
      severity: 'error',
      code: 'link/missing-anchor',
      message:
        'The link “https://example.com/docs/guides/b#instal” leads to an anchor that /docs/guides/b does not have',
    });
  });

  test('to a draft says so', () => {
    const draft = head({ file: 'content/docs/01-guides/new.md', frontMatter: { draft: true } });
    const byFile = mistakeIn({ entries: [...TARGETS, draft, linking(FROM, 'new.md')] });
    expect(byFile).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Publish that page, or remove the link.",
        "message": "The link “new.md” leads to a page that is a draft",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
    expect(mistakeIn({ entries: [...TARGETS, draft, linking(FROM, '/docs/guides/new')] })?.message).toBe(
      'The link “/docs/guides/new” leads to a page that is a draft',
    );
  });

  test.each([
    ['2099-05-05T00:00:00.000Z', '2099-05-05'],
    ['2099-05-05T08:30:00.000Z', '2099-05-05T08:30:00Z'],
  ])('to a page of the future names its %s as people write it', (publishAt, written) => {
    const later = head({ file: 'content/docs/01-guides/new.md', frontMatter: { publishAt } });
    expect(mistakeIn({ entries: [...TARGETS, later, linking(FROM, 'new.md')] })?.message).toBe(
      `The link “new.md” leads to a page that is not published before ${written}`,
    );
  });

  test('to a file in another case says how the file is called', () => {
    expect(mistakeFor('02-B.md')).toMatchInlineSnapshot(`
      {
        "code": "link/wrong-case",
        "hint": "Correct the link: the file is called content/docs/01-guides/02-b.md.",
        "message": "The link “02-B.md” and the name of the file differ in case",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
    const assets = [asset('content/static/Guide.pdf'), asset('content/static/Café plan.pdf')];
    expect(mistakeFor('/guide.pdf', { assets })?.code).toBe('link/wrong-case');
    expect(mistakeFor('/caf%C3%A9%20plan.pdf', { assets })?.code).toBe('link/wrong-case');
  });

  test('to a file of the repository is a warning, or leads to its host', () => {
    expect(mistakeFor('../../../src/map.js#L10')).toMatchObject({
      code: 'link/outside-content',
      severity: 'warning',
    });
    const href = 'https://git.example/blob/main/src/map.js#L10';
    const editUrl = 'https://git.example/edit/main/{file}';
    const repository = 'https://git.example/blob/main/{file}';
    for (const given of [{ editUrl }, { repository }])
      expect(resolve('../../../src/map.js#L10', { config: config(given) })).toEqual({
        kind: 'link',
        href,
        isExternal: true,
      });
  });

  test('is as serious as the configuration says', () => {
    const severityOf = (links: object, url: string, kind?: 'image') =>
      mistakeFor(url, { config: config({ links: { broken: 'error', anchors: 'error', ...links } }) }, kind)
        ?.severity;
    expect(severityOf({ broken: 'warning' }, 'x.md')).toBe('warning');
    expect(severityOf({ broken: 'warning' }, 'x.png', 'image')).toBe('warning');
    expect(severityOf({ broken: 'warning' }, '02-b.md#x')).toBe('error');
    expect(severityOf({ anchors: 'warning' }, '02-b.md#x')).toBe('warning');
    expect(severityOf({ broken: 'warning' }, 'javascript:x')).toBe('error');
    expect(severityOf({ broken: { '/docs/guides/**': 'warning' } }, 'x.md')).toBe('warning');
    expect(severityOf({ broken: { '/docs/*': 'warning' } }, 'x.md')).toBe('error');
    expect(severityOf({ broken: { '/docs/*/a': 'warning' } }, 'x.md')).toBe('warning');
    expect(severityOf({ broken: { '/docs/gu.*/**': 'warning' } }, 'x.md')).toBe('error');
    expect(severityOf({ broken: { '/docs/guides/a': 'error', '/**': 'warning' } }, 'x.md')).toBe('error');
  });

  test('is as serious as a pattern says that has a dot before its star', () => {
    const broken = { '/docs/v7.*/**': 'warning' } as const;
    const page = linking('content/docs/v7.1/a.md', 'nowhere.md');
    expect(
      mistakeIn({ entries: [page], config: config({ links: { broken, anchors: 'error' } }) }),
    ).toMatchObject({
      severity: 'warning',
    });
  });

  test('leaves the folder of the project', () => {
    expect(mistakeFor('../../../../etc/passwd')?.code).toBe('link/missing-target');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScript:x',
    ' javascript:x',
    ' JavaScript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'java\tscript:x',
  ])('that leads to %j is refused', url => {
    expect(mistakeFor(url)?.code).toBe('link/unsafe-url');
  });

  test.each(['https:/a.example/b', 'https:a.example/b'])('that leads to %j lacks a slash', url => {
    expect(mistakeFor(url)?.hint).toBe('Did you mean “https://a.example/b”?');
  });

  test('with an unsafe address is reported', () => {
    expect(mistakeFor('javascript:alert(1)')).toMatchInlineSnapshot(`
      {
        "code": "link/unsafe-url",
        "hint": "Write a path of this site, or an address that begins with https://, mailto: or tel:.",
        "message": "The address “javascript:alert(1)” is not allowed",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('without a target is reported', () => {
    expect(mistakeFor('')?.message).toBe('This link has no target');
  });

  test('is one of thousands: each is reported, and after a while no more near names are looked for', () => {
    const pages = Array.from({ length: 500 }, (_, index) => `content/docs/guides/page-number-${index}.md`);
    const references = pages.map((_, index) => ({
      kind: 'link' as const,
      url: `/docs/guides/page-numbre-${index}`,
      line: index + 1,
      column: 1,
    }));
    const { diagnostics } = plan([...pages, head({ file: 'content/pages/a.md', references })]);
    expect(diagnostics).toHaveLength(500);
    expect(diagnostics[0]?.hint).toBe('Did you mean “/docs/guides/page-number-0”?');
    expect(diagnostics.at(-1)?.hint).not.toContain('Did you mean');
  });
});
