import type { ReleaseContent, ReleaseListContent } from '../../../src/features/changelog/contract.ts';
import Release from '../../../src/features/changelog/templates/release.tsx';
import ReleaseArchive from '../../../src/features/changelog/templates/release-archive.tsx';
import ReleaseList from '../../../src/features/changelog/templates/release-list.tsx';
import { PLAIN } from '../../../src/templates/contract/layout.ts';
import type { SamplePage } from '../../unit/templates/sample-pages.ts';
import { DATE, RELATED } from '../../unit/templates/sample-parts.ts';

/** As the bundler compiles them. */
export const TEMPLATES = {
  pages: { release: Release, 'release-list': ReleaseList, 'release-archive': ReleaseArchive },
  inlineScripts: {},
};

/** Each kind of page with plausible values, but for the archive. */
export const PAGES: {
  readonly release: SamplePage<ReleaseContent>;
  readonly 'release-list': SamplePage<ReleaseListContent>;
} = {
  release: { kind: 'release', layout: { type: 'article', toc: [] }, content: release('8.7.4') },
  'release-list': {
    kind: 'release-list',
    layout: PLAIN,
    content: {
      title: 'Changelog',
      description: 'What changed in each release.',
      rows: [
        ...['8.7.5', '8.7.4'].map((version, body) => ({
          kind: 'release' as const,
          ...release(version),
          body,
        })),
        {
          kind: 'run',
          label: '8.7.3',
          href: '/changelog/8.7.3',
          oldest: { label: '8.7.1', href: '/changelog/8.7.1' },
        },
        { kind: 'run', label: '8.6.2', href: '/changelog/8.6.2' },
      ],
      filters: [
        { label: 'All', href: '/changelog', count: 23, isCurrent: true },
        { label: 'Fixed', href: '/changelog/fixed', count: 21, isCurrent: false },
      ],
      pages: { number: 2, hrefs: ['/changelog', '/changelog/page/2', '/changelog/page/3'] },
      related: RELATED,
    },
  },
};

function release(version: string): ReleaseContent & { readonly href: string } {
  return {
    version,
    title: `${version}: markers that stay`,
    headline: 'markers that stay',
    href: `/changelog/${version}`,
    hasNotes: true,
    date: DATE,
    marks: {
      kinds: version === '8.7.4' ? ['Fixed', 'Security'] : ['Fixed'],
      ...(version === '8.7.5' && { migrationHref: '/changelog/8.7.5#migration' }),
    },
    authors: [],
    pager: { previous: { label: '8.7.3', href: '/changelog/8.7.3' } },
  };
}
