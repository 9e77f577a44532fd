import { expect } from 'vitest';
import type { Diagnostic } from '../../../../src/generator/model/diagnostic.ts';
import type { ResolvedReference } from '../../../../src/generator/model/route.ts';
import { WITH_GUIDES, WITH_NEWS } from '../../invented-features.ts';
import { head, linking, planning, type TestSite } from '../heads.ts';

/** Sites with guides and news. */
export const { plan, mistakeIn } = planning(WITH_GUIDES, WITH_NEWS);

/** The guide that links and shows images. */
export const FROM = 'content/docs/01-guides/01-a.md';

/** What it may link to. */
export const TARGETS = [
  head({ file: 'content/docs/01-guides/02-b.md', ids: ['install', 'update-now'] }),
  'content/docs/01-guides/index.md',
  'content/docs/index.md',
  'content/pages/index.md',
  head({ file: 'content/pages/about.md', frontMatter: { aliases: ['/who'] } }),
  'content/blog/2025-05-05-news.md',
  head({ file: 'content/pages/café map.md' }),
];

/** What a link or an image of the guide becomes. */
export function resolve(
  url: string,
  site: Partial<TestSite> = {},
  kind: 'link' | 'image' = 'link',
): ResolvedReference | undefined {
  const { routes, diagnostics } = plan({ entries: [...TARGETS, linking(FROM, url, kind)], ...site });
  expect(diagnostics).toEqual([]);
  return routes.find(({ source }) => source === FROM)?.bodies[0]?.references[0];
}

/** The mistake in a link or an image of the guide. */
export function mistakeFor(
  url: string,
  site: Partial<TestSite> = {},
  kind: 'link' | 'image' = 'link',
): Diagnostic | undefined {
  return mistakeIn({ entries: [...TARGETS, linking(FROM, url, kind)], ...site });
}
