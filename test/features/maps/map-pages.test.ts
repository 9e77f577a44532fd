import { describe, expect, test } from 'vitest';
import { sizeText } from '../../../src/features/maps/templates/map-downloads.tsx';
import type { PageData } from '../../../src/templates/contract/page.ts';
import { renderDocument } from '../../../src/templates/server.tsx';
import { describePage } from '../../unit/templates/describe-page.ts';
import { jsonLdIn } from '../../unit/templates/json-ld-in.ts';
import { sampleInput } from '../../unit/templates/sample-inputs.ts';
import { PAGES, TEMPLATES } from './sample-pages.ts';

const SHEETS = ['main', 'maps'];
const htmlOf = (page: PageData) => renderDocument(sampleInput(page, {}, SHEETS), TEMPLATES).html;
const MAP = htmlOf(PAGES.map);
const LIST = htmlOf(PAGES['map-list']);

describePage(PAGES.map, { templates: TEMPLATES, stylesheets: SHEETS });
describePage(PAGES['map-list'], { templates: TEMPLATES, stylesheets: SHEETS, scripts: ['gallery'] });

describe('the page of a map', () => {
  test('offers its files as plain links with names and sizes', () => {
    expect(MAP).toContain(
      '<a class="button button-primary" href="/assets/maps/germany.12345678.svg" download="germany.svg" data-download="svg">Download SVG<!-- --> <small>38 kB</small></a>',
    );
    expect(MAP).toContain('download="germany.geojson">GeoJSON<!-- --> <small>1.2 MB</small></a>');
    expect(MAP).toContain('download="germany.csv">CSV<!-- --> <small>320 B</small></a>');
  });

  test('holds what the browser draws back until it can', () => {
    expect(MAP).toContain('<fieldset class="map-drawn script-only" disabled="">');
    expect(MAP).toMatch(/<form class="map-colors script-only"[^>]*><fieldset disabled="">/);
  });

  test('shows the picture at its size and at once', () => {
    expect(MAP).toContain(
      '<img src="/assets/maps/germany.12345678.svg" width="1000" height="1353" alt="Map of Germany" fetchPriority="high">',
    );
  });

  test('lists the regions by name, with ids and label points', () => {
    expect(MAP).toContain(
      '<tbody><tr data-region="DE-BE" data-x="801" data-y="423.1"><td id="DE-BE" data-search="name">Berlin</td><td>DE-BE</td></tr><tr data-region="DE-TH" data-x="512.5" data-y="700"><td id="DE-TH" data-search="name">Thuringia<!-- --> <small data-search="alias">Thüringen</small></td>',
    );
  });

  test('gives what is to be pasted as blocks of code', () => {
    expect(MAP).toContain('<code>[mapwright id=&quot;1&quot;]</code>');
    expect(MAP).toContain('<code>{\n  &quot;west&quot;: 5.8');
  });

  test('lets long lines of them be scrolled by keyboard', () => {
    expect(MAP).toContain('<pre tabindex="0" translate="no"><code>[mapwright');
    expect(MAP).not.toMatch(/<pre(?! tabindex="0")/);
  });

  test('says what it is, and where it lies', () => {
    expect(jsonLdIn(MAP).map(item => item['@type'])).toEqual(['Dataset', 'BreadcrumbList']);
  });

  test('says whom to credit for the picture, and where the licence is', () => {
    expect(jsonLdIn(MAP)[0]).toMatchObject({
      image: {
        creditText: 'Natural Earth',
        license: expect.stringMatching(/\/cc$/),
        acquireLicensePage: expect.stringMatching(/\/cc$/),
      },
    });
  });

  test('shows facts, licence, sources and what to know', () => {
    expect(MAP).toContain('<dt>Licence</dt><dd><a href="/cc">Public domain</a></dd>');
    expect(MAP).toContain('<p>Borders as of 2023.</p>');
    expect(MAP).toContain(
      '<a href="https://example.org/earth" target="_blank" rel="noopener noreferrer">Natural Earth</a>',
    );
  });
});

describe('the gallery', () => {
  test('is groups of links that anchors lead to', () => {
    expect(LIST).toContain('<a href="#europe">Europe</a>');
    expect(LIST).toContain('<h2 id="europe">');
    expect(LIST).toContain('<a href="/maps/germany-1a2b">Germany</a>16 states</li>');
  });

  test('writes a kind and a continent only where they differ from the group', () => {
    expect(LIST).toContain('<section aria-labelledby="europe" data-kind="country" data-continent="europe">');
    expect(LIST).toContain('<li data-words="DE"><img src="/assets/maps/germany');
    expect(LIST).toContain('<li data-continent="asia"><img src="/assets/maps/turkey');
  });

  test('loads thumbnails when they come near, at a known size', () => {
    expect(LIST.match(/ width="160" height="120" loading="lazy" decoding="async">/g)).toHaveLength(3);
  });

  test('offers filters that lead to something', () => {
    expect(LIST).toContain('<input type="radio" name="kind" value="country">');
    expect(LIST).not.toContain('value="world"');
  });

  test('stays lean', () => {
    const [group] = PAGES['map-list'].content.groups;
    if (!group) throw new Error('The sample has no group.');
    const maps = Array.from({ length: 280 }, (_, index) => ({
      ...group.maps[0],
      label: `Saint Somewhere ${index}`,
      href: `/maps/saint-somewhere-${index}-1a2b`,
    })) as typeof group.maps;
    const content = { ...PAGES['map-list'].content, groups: [{ ...group, maps }] };
    expect(htmlOf({ ...PAGES['map-list'], content }).length).toBeLessThan(100_000);
  });
});

describe('sizeText', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [38_412, '38 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_234_567, '1.2 MB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

describe('a map for frames of other sites', () => {
  const input = sampleInput(PAGES['map-frame'], {}, ['main', 'frames']);
  const { html } = renderDocument(input, TEMPLATES);

  test('is a picture with a name and a link to its page, without the shell', () => {
    expect(html).toContain('<h1 class="visually-hidden">Germany</h1>');
    expect(html).toContain('alt="Map of Germany"');
    expect(html).toContain('<a href="/maps/germany-1a2b" target="_blank" rel="noopener">');
    expect(html).not.toMatch(/<(?:nav|header|footer)\b/);
  });
});
