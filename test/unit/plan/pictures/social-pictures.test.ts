import { expect, test } from 'vitest';
import type { SiteFile } from '../../../../src/generator/model/site-file.ts';
import { isInSitemap } from '../../../../src/generator/model/sitemap-paths.ts';
import type { SharedPage } from '../../../../src/generator/model/social-picture.ts';
import { withSocialPictures } from '../../../../src/generator/plan/pictures/social-pictures.ts';
import type { PlannedPart } from '../../../../src/generator/plan/plan-part.ts';
import { config, head, plan } from '../heads.ts';

const ENTRIES = [
  head({ file: 'content/pages/index.md', title: 'Home' }),
  head({ file: 'content/pages/shop.md', title: 'Shop' }),
  head({ file: 'content/pages/shop/tools/saw.md', title: 'Saw' }),
  head({ file: 'content/pages/shop/hidden.md', title: 'Hidden', frontMatter: { noindex: true } }),
];
const { routes } = plan(ENTRIES);
const listed = routes.filter(route => isInSitemap(route, config()));

/** What features see of the pages, and what becomes of them. */
function picturesWith(parts: Partial<PlannedPart> = {}) {
  const seen: SharedPage[] = [];
  const drawing: PlannedPart = {
    drafts: [],
    ...parts,
    socialPictureOf: page => {
      seen.push(page);
      const file: SiteFile = {
        output: `a/${page.title[0]}.png`,
        key: '1',
        make: async () => ({ content: { type: 'text', text: '' } }),
      };
      return page.path === '/' ? undefined : { file, width: 3, height: 2 };
    },
  };
  const surroundings = { parts: [drawing], config: config(), href: (path: string) => `/sub${path}` };
  return { seen, ...withSocialPictures(routes, surroundings) };
}

test('a page that the sitemap lists has the picture that a feature makes, and pages may share a file', () => {
  const { routes: shown, files, seen } = picturesWith();
  expect(seen.map(({ path }) => path)).toEqual(listed.map(({ path }) => path));
  expect(shown.filter(({ image }) => image !== undefined).map(({ path, image }) => [path, image])).toEqual([
    ['/shop', { href: '/sub/a/S.png', width: 3, height: 2 }],
    ['/shop/tools/saw', { href: '/sub/a/S.png', width: 3, height: 2 }],
  ]);
  expect(files.map(({ output }) => output)).toEqual(['a/S.png']);
});

test('a page is below the pages that its address is below, and the main page of a section has its title', () => {
  const { seen } = picturesWith({ section: { title: 'Our shop', path: '/shop' } });
  expect(seen.map(({ path, above }) => [path, above])).toContainEqual(['/shop/tools/saw', ['Our shop']]);
});

test('breadcrumbs of a feature come first', () => {
  const { seen } = picturesWith({
    titlesAbove: path => (path === '/shop/tools/saw' ? ['Shop', 'Tools'] : undefined),
  });
  expect(seen.map(({ path, above }) => [path, above])).toContainEqual(['/shop/tools/saw', ['Shop', 'Tools']]);
  expect(seen.map(({ path, above }) => [path, above])).toContainEqual(['/shop', []]);
});

test('a picture of its own stays', () => {
  const own = { href: '/own.png' };
  const [first] = listed;
  const withOwn = routes.map(route => (route.path === first?.path ? { ...route, image: own } : route));
  const part: PlannedPart = {
    drafts: [],
    socialPictureOf: () => {
      throw new Error('asked');
    },
  };
  const only = withOwn.filter(({ image }) => image !== undefined);
  const shown = withSocialPictures(only, { parts: [part], config: config(), href: path => path });
  expect(shown.routes[0]?.image).toBe(own);
});
