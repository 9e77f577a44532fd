import { expect, test } from 'vitest';
import { type SiteMark, siteMarkOf } from '../../../src/generator/kit/site-mark.ts';
import { asset, config, plan } from '../plan/heads.ts';

function markWith(logo: string | null): SiteMark | null | undefined {
  let mark: SiteMark | null | undefined;
  plan({
    entries: ['content/pages/index.md'],
    assets: [asset('content/static/img/logo.svg', { hash: 'abc' }), asset('content/static/img/logo.png')],
    config: config({ navbar: { logo } }),
    features: [
      {
        collections: [],
        part: (_, context) => {
          mark = siteMarkOf(context);
          return { drafts: [] };
        },
      },
    ],
  });
  return mark;
}

test('the logo of the navbar is the mark of the site', () => {
  expect(markWith('/img/logo.svg')).toEqual({ file: 'content/static/img/logo.svg', hash: 'abc' });
});

test.each(['/img/logo.png', '/img/gone.svg', 'https://site.example/logo.svg', null])(
  'a logo %s is no mark, because it is no SVG among the static files',
  logo => {
    expect(markWith(logo)).toBeNull();
  },
);
