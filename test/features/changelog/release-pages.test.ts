import { describe, expect, test } from 'vitest';
import type { PageData } from '../../../src/templates/contract/page.ts';
import { renderDocument } from '../../../src/templates/server.tsx';
import { describePage } from '../../unit/templates/describe-page.ts';
import { jsonLdIn } from '../../unit/templates/json-ld-in.ts';
import { sampleInput } from '../../unit/templates/sample-inputs.ts';
import { SAMPLE_PAGES } from '../../unit/templates/sample-pages.ts';
import { PAGES, TEMPLATES } from './sample-pages.ts';

const SHEETS = ['main', 'changelog'];
const render = (page: PageData) => renderDocument(sampleInput(page, {}, SHEETS), TEMPLATES);

describePage(PAGES.release, { templates: TEMPLATES, hasBody: true, stylesheets: SHEETS });
describePage(PAGES['release-list'], { templates: TEMPLATES, stylesheets: SHEETS });

test('a release says nothing of itself to search engines', () => {
  expect(jsonLdIn(render(PAGES.release).html)).toEqual([]);
});

test('a release without notes says so', () => {
  const { content } = PAGES.release;
  expect(render(PAGES.release).html).not.toContain('No public notes.');
  const { html } = render({ ...PAGES.release, content: { ...content, hasNotes: false } });
  expect(html).toContain('<p>No public notes.</p>');
});

describe('the changelog', () => {
  test('marks what each release did, and where readers must do something', () => {
    const { html } = render(PAGES['release-list']);
    // The headings of the text beside them name the other kinds.
    expect(html).toContain('><li><a href="/changelog/8.7.5#migration">Migration note</a></li>');
    expect(html).toContain('><li class="is-security">Security release</li>');
    expect(html).not.toContain('<li>Fixed</li>');
    expect(html).toContain('<span>8.7.4</span> <b>markers that stay</b>');
  });

  test('lets major releases and those with new features stand out', () => {
    const list = PAGES['release-list'];
    const [row] = list.content.rows.filter(({ kind }) => kind === 'release');
    const levelOf = (version: string) => {
      const rows = row?.kind === 'release' ? [{ ...row, version }] : [];
      const { html } = render({ ...list, content: { ...list.content, rows } });
      return /data-level="(\w+)"/.exec(html)?.[1];
    };
    expect(['8.0.0', '8.7.0', '8.7.10', '8.0.10', '9.0'].map(levelOf)).toEqual([
      'major',
      'feature',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('has one row for a run of releases without notes', () => {
    const { html } = render(PAGES['release-list']);
    expect(html).toContain(
      '<a href="/changelog/8.7.1">8.7.1</a> to <a href="/changelog/8.7.3">8.7.3</a></h2>',
    );
    expect(html).toContain('<a href="/changelog/8.6.2">8.6.2</a></h2>');
    expect(html.split('No public notes.')).toHaveLength(3);
  });

  test('has a link for each kind of change, and names the list that is shown', () => {
    const list = PAGES['release-list'];
    const { html } = render(list);
    expect(html).toContain('<a href="/changelog" aria-current="true"><span>All</span> <small>23</small></a>');
    expect(html).toContain('<a href="/changelog/fixed"><span>Fixed</span> <small>21</small></a>');
    const first = { ...list, content: { ...list.content, pages: { number: 1, hrefs: ['/changelog'] } } };
    expect(render(first).html).toContain('<a href="/changelog" aria-current="page"><span>All');
  });

  test('has no filters where no release says what it did', () => {
    const list = PAGES['release-list'];
    const plain = { ...list, content: { ...list.content, filters: [] } };
    expect(render(plain).html).not.toContain('release-filters');
  });

  test('marks releases in the archive', () => {
    const { content, ...page } = SAMPLE_PAGES.archive;
    const marked = {
      label: 'Version 8',
      items: [
        {
          kind: 'release' as const,
          label: '8.7.4',
          href: '/changelog/8.7.4',
          marks: { kinds: ['Security' as const] },
        },
        { kind: 'run' as const, label: '8.7.3', href: '/changelog/8.7.3' },
      ],
    };
    const { html } = render({ ...page, kind: 'release-archive', content: { ...content, groups: [marked] } });
    expect(html).toContain('<li class="is-security">Security release</li>');
    expect(html).toContain('<a href="/changelog/8.7.3">8.7.3</a></span>');
    expect(html).toContain('No public notes.');
    expect(html).toContain('/assets/changelog-1.css');
    expect(render(SAMPLE_PAGES.archive).html).not.toContain('/assets/changelog-1.css');
  });
});

describe('pagination', () => {
  test('marks the present page and names its neighbours', () => {
    const { html } = render(PAGES['release-list']);
    expect(html).toContain('<a href="/changelog" rel="prev">Newer</a>');
    expect(html).toContain('aria-label="Page 2" aria-current="page">2</a>');
    expect(html).toContain('<a href="/changelog/page/3" rel="next">Older</a>');
  });
});
