import { describe, expect, test } from 'vitest';
import { readLocatorState } from '../../../src/features/maps/client/locator/locator-state.ts';
import { locator } from '../../../src/features/maps/markdown/locator.ts';
import { loadingWith } from '../../unit/load/load-text.ts';

const { htmlOf, loadText, problemsOf } = loadingWith(locator);

const FOLDER = 'content/docs/guides';
const HEADER = 'title,latitude,longitude,hours,phone,services';
const filesWith = (...rows: readonly string[]) => ({
  [`${FOLDER}/shops.csv`]: [HEADER, ...rows].join('\n'),
});
const TEXT =
  '::locator[Our shops]{slug="germany" places="shops.csv" towns="towns.csv" timezone="Europe/Berlin"}';

describe('a store locator in a text', () => {
  test('is a complete list without a script, with links to call and for directions', () => {
    const files = filesWith('Mitte,52.5,13.4,Mon 10–19,+49 30 12,"Repairs, parking"', 'Altona,53.55,9.9,,,');
    const html = htmlOf(TEXT, { files });
    expect(html.slice(html.indexOf('<ul class="map-places"'))).toMatchInlineSnapshot(
      `"<ul class="map-places" data-map-places="" tabindex="0"><li data-latitude="52.5" data-longitude="13.4" data-services="[&#x22;Repairs&#x22;,&#x22;Parking&#x22;]" data-open="600-1140"><p class="map-place-title">Mitte</p><p class="locator-state" data-state=""></p><dl><dt>Hours</dt><dd>Mon 10–19</dd><dt>Phone</dt><dd><a href="tel:+493012">+49 30 12</a></dd><dt>Services</dt><dd>Repairs, parking</dd></dl><a href="https://www.openstreetmap.org/directions?to=52.5%2C13.4" target="_blank" rel="noopener noreferrer" class="locator-link" aria-label="Directions: Mitte" data-directions="">Directions</a></li><li data-latitude="53.55" data-longitude="9.9" data-services="[]"><p class="map-place-title">Altona</p><p class="locator-state" data-state=""></p><dl></dl><a href="https://www.openstreetmap.org/directions?to=53.55%2C9.9" target="_blank" rel="noopener noreferrer" class="locator-link" aria-label="Directions: Altona" data-directions="">Directions</a></li></ul></div></div><a href="‹1›" hidden data-towns=""></a><figcaption>Our shops</figcaption></figure>"`,
    );
    expect(html).toContain('data-live="locator" data-shown="list" data-timezone="Europe/Berlin"');
    expect(html).toContain('<a href="‹1›" hidden data-towns=""></a>');
    expect(html).toContain('<img src="‹0›" alt="Our shops" loading="lazy"');
  });

  test('dials no zero behind the code of a country, and nothing where there is no number', () => {
    const files = filesWith('A,1,1,,+49 (0)30 12,', 'B,1,2,,(030) 12,', 'C,1,3,,on request,');
    const html = htmlOf(TEXT, { files });
    expect([...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href)).toEqual([
      'tel:+493012',
      'tel:03012',
    ]);
    expect(html).toContain('<dd>on request</dd>');
  });

  test('without an attribute that it needs is one mistake', () => {
    const files = filesWith('A,1,1,,,');
    for (const name of ['slug', 'places', 'towns'])
      expect(problemsOf(TEXT.replace(new RegExp(` ?${name}="[^"]*"`), ''), { files })).toBe(
        `content/docs/guides/page.md:1:1 error directive/missing-attribute\n“locator” needs the attribute “${name}”\n→ Add ${name}="…" in braces.`,
      );
  });

  test('must name a time zone that there is', () => {
    const files = filesWith('A,1,1,,,');
    const zone = (name: string) => TEXT.replace('Europe/Berlin', name);
    expect(problemsOf(zone('Europe/Berln'), { files })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/invalid-value
      “timezone” of “locator” expects a time zone, got “Europe/Berln”
      → Did you mean Europe/Berlin?"
    `);
    expect(problemsOf(zone('local'), { files })).toMatchInlineSnapshot(`
      "content/docs/guides/page.md:1:1 error directive/invalid-value
      “timezone” of “locator” expects a time zone, got “local”
      → Write its place, such as Europe/Berlin."
    `);
    expect(problemsOf(zone('europe/berlin'), { files })).toBe('');
  });

  test('offers each service once, and “Open now” only if hours are known', () => {
    const files = filesWith('A,1,1,,,"repairs, parking"', 'B,1,2,,,Parking');
    const html = htmlOf(TEXT, { files });
    expect([...html.matchAll(/data-service="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Repairs',
      'Parking',
    ]);
    expect(html).not.toContain('data-open-now');
    expect(htmlOf(TEXT, { files: filesWith('A,1,1,Mon 9–10,,') })).toContain('data-open-now');
  });

  test('shows the distance of the first search before the script runs, so that the field does not change', () => {
    const html = htmlOf(TEXT, { files: filesWith('A,1,1,,,') });
    const chosen = [...html.matchAll(/<option value="(\d*)" selected>/g)].map(([, value]) => value);
    expect(chosen).toEqual([readLocatorState('').within]);
  });

  test('needs the sheet of maps and its own, the map and the list of towns', () => {
    const { head, body } = loadText(TEXT, { files: filesWith('A,1,1,,,') });
    expect(body.stylesheets).toEqual(['figures', 'locator']);
    expect(head.references.map(({ kind, url }) => [kind, url])).toEqual([
      ['map', 'germany'],
      ['link', 'towns.csv'],
    ]);
  });

  test.each(['slug', 'places', 'towns'])('needs its attribute %s', name => {
    const text = TEXT.replace(new RegExp(`${name}="[^"]*" ?`), '');
    expect(problemsOf(text, { files: filesWith('A,1,1,,,') })).toContain(`“${name}”`);
  });

  test('reports hours that it cannot read, at their line', () => {
    const files = filesWith('A,1,1,Mon 9–10,,', 'B,1,2,ten to six,,');
    expect(problemsOf(TEXT, { files })).toMatchInlineSnapshot(`
      "content/docs/guides/shops.csv:3:1 error map/bad-hours
      These opening hours cannot be read: “ten to six”
      → Write them like this: Mon–Fri 9–18, Sat 10–16:30."
    `);
  });
});
