import { describe, expect, test } from 'vitest';
import type { SitePlan } from '../../../src/generator/model/route.ts';
import { outputOf } from '../../../src/generator/plan/urls.ts';
import { clashingFiles } from '../../../src/generator/publish/clashing-files.ts';

type Clashing = Pick<SitePlan, 'routes' | 'copiedFiles'>;

/** The clashes of files, of which the static ones are copied, with pages by their paths. */
function clashesOf(
  files: readonly string[],
  site: { pages?: readonly string[]; copied?: readonly string[] },
) {
  const routes = (site.pages ?? []).map(path => ({
    path,
    output: outputOf(path),
    source: `content${path}.md`,
  }));
  const copiedFiles = (site.copied ?? []).map(output => ({
    output,
    file: `content/static/${output}`,
    hash: '',
  }));
  const outputs = [...files, ...(site.copied ?? [])].map(output => ({ output }));
  // Only these fields are read.
  return clashingFiles(outputs, { routes, copiedFiles } as unknown as Clashing, outputOf);
}

describe('a file that the program writes', () => {
  test('at the address of a page is reported at the source of the page', () => {
    expect(
      clashesOf(['robots.txt', 'feed.xml', 'sitemap.xml'], { pages: ['/robots.txt', '/sitemap.xml'] }),
    ).toEqual(
      ['robots.txt', 'sitemap.xml'].map(name => ({
        severity: 'error',
        code: 'output/same-path',
        message: `The program writes /${name} itself`,
        place: { file: `content/${name}.md` },
        hint: 'Give the page another `slug`.',
      })),
    );
  });

  test('and that a static file has too is reported at that file, in any case of letters', () => {
    expect(clashesOf(['sitemap.xml', '_headers'], { copied: ['Sitemap.xml', 'a.txt'] })).toEqual([
      {
        severity: 'error',
        code: 'output/same-path',
        message: 'The program writes /Sitemap.xml itself',
        place: { file: 'content/static/Sitemap.xml' },
        hint: 'Remove the file, or give it another name.',
      },
    ]);
  });

  test('elsewhere is none', () => {
    expect(clashesOf(['sitemap.xml'], { pages: ['/', '/a'], copied: ['b.txt', 'a/c.txt'] })).toEqual([]);
  });
});
