import { expect, inject, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { withoutPrefetching } from '../on-page.ts';
import { changeText, withoutPolicy } from '../requests.ts';
import { openFigure } from './live-figure.ts';

const site = useSiteBrowser('maps');

/** What a build refuses. Anybody with write access to the host could put it into the published file all the same. */
const HOSTILE = `
<script>window.ran = 'script'</script>
<h:script xmlns:h="http://www.w3.org/1999/xhtml">window.ran = 'script of HTML'</h:script>
<metadata><script>window.ran = 'script in metadata'</script></metadata>
<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="window.ran = 'image'"/></body></foreignObject>
<style>path { fill: url(https://outside.example/style) }</style>
<g onload="window.ran = 'group'" style="fill:red" fill="u\\72l(https://outside.example/escape#a)" mask="url( 'https://outside.example/mask#a' )">
<rect cursor="image-set('https://outside.example/cursor.png' 1x), auto" width="9" height="9"/>
<image href="https://outside.example/image.png" width="9" height="9"/>
<image xmlns:x="http://www.w3.org/1999/xlink" x:href="https://outside.example/xlink.png" width="9" height="9"/>
<use href="https://outside.example/use.svg#a"/>
<a href="javascript:window.ran = 'link'"><set attributeName="href" to="javascript:window.ran = 'set'"/><text x="9" y="9">Link</text></a>
</g>`;

/** Chromium's parser alone says what the policy keeps from running in a document that is never shown. */
const REFUSALS = inject('engine') === 'chromium' ? [/inline event handler/, /inline style/] : [];

test.each([
  ['with the policy', true, REFUSALS],
  ['without it', false, []],
])(
  'a picture that was changed on its way runs nothing and loads nothing, %s',
  async (_, hasPolicy, expects) => {
    const outside: string[] = [];
    const { page, figure } = await openFigure(site, '/controls', 'The plots', {
      expects,
      before: async page => {
        await withoutPrefetching(page);
        if (!hasPolicy) await withoutPolicy(page);
        page.on('request', request => {
          if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
            outside.push(request.url());
        });
        await changeText(page, /\/plan\.[^/]*svg$/, text =>
          text
            .replace('<svg ', `<svg onload="window.ran = 'root'" `)
            .replace('<path ', `<path onclick="window.ran = 'path'" tabindex="0" `)
            .replace('</svg>', `${HOSTILE}</svg>`),
        );
      },
    });
    await figure.getByRole('option').first().click();
    const picture = figure.locator('.interactive-map svg').first();
    expect(await picture.innerHTML()).toContain('<text x="9" y="9">Link</text>');
    const found = await picture.evaluate(svg =>
      [svg, ...svg.querySelectorAll('*')].flatMap(element => [
        ...(/^(script|foreignObject|style|set|metadata|body|img)$/.test(element.localName)
          ? [element.localName]
          : []),
        ...[...element.attributes].flatMap(({ name, value }) =>
          /^(on|style$)|href$/.test(name) || value.includes('outside') ? [name] : [],
        ),
      ]),
    );
    expect(found).toEqual([]);
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  },
);
