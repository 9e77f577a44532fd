import { describe, expect, it } from 'vitest';
import { MAP, MAP_FRAME, MAP_LIST, type MapContent } from '../../../src/features/maps/contract.ts';
import { isOfKind } from '../../../src/generator/plan/page-kinds.ts';
import { head, linking, pathsOf, planning, routeAt } from '../../unit/plan/heads.ts';
import { gallery, loadedMap, region } from './loaded-maps.ts';
import { mapsOf } from './maps-of.ts';

const germany = loadedMap('germany', { country: 'DE' });
const france = loadedMap('france', { country: 'FR' });

function planMaps(
  maps: Parameters<typeof gallery>[0],
  borders = {},
  entries = [head({ file: 'content/pages/index.md' })],
) {
  return planning(mapsOf(gallery(maps, borders))).plan({ entries });
}

it('escapes the title of a map in the code to copy', () => {
  const { routes } = planMaps([{ ...germany, title: '“A” & "B"' }]);
  const page = routes.find(route => isOfKind(route, MAP));
  const [image, frame] = page && isOfKind(page, MAP) ? page.content.embed : [];
  expect(image?.code).toContain(' alt="Map of “A” &amp; &quot;B&quot;" ');
  expect(frame?.code).toContain(' title="Map of “A” &amp; &quot;B&quot;" ');
});

describe('the address of a map', () => {
  it('is its slug with a hash of the slug, and the slug alone leads there', () => {
    const { routes, redirects } = planMaps([germany]);
    const path = routes.find(({ kind }) => kind === 'map')?.path ?? '';
    expect(path).toMatch(/^\/maps\/germany-[0-9a-f]{4}$/);
    expect(redirects).toEqual([{ from: '/maps/germany', to: path }]);
  });

  it('stays the same when the picture, the title and the other maps change', () => {
    const [before, after] = [
      planMaps([germany]),
      planMaps([france, { ...germany, title: 'Deutschland', files: loadedMap('x').files, regions: [] }]),
    ];
    const mapPath = (paths: readonly string[]) => paths.find(path => path.startsWith('/maps/germany-'));
    expect(mapPath(pathsOf(after))).toBe(mapPath(pathsOf(before)));
  });

  it('is followed from a link to the slug alone', () => {
    const { routes, diagnostics } = planMaps([germany], {}, [
      linking('content/pages/index.md', '/maps/germany'),
    ]);
    const home = routes.find(({ path }) => path === '/');
    const [reference] = home?.bodies[0]?.references ?? [];
    expect(reference).toMatchObject({ href: expect.stringMatching(/^\/maps\/germany-[0-9a-f]{4}$/) });
    expect(diagnostics).toEqual([]);
  });

  it('cannot be had twice', () => {
    const mistake = planning(mapsOf(gallery([germany]))).mistakeIn(['content/pages/maps.md']);
    expect(mistake?.code).toBe('route/duplicate-path');
  });
});

describe('the page of a map', () => {
  const { routes } = planMaps([germany, france], { DE: ['FR'], FR: ['DE'] });
  const route = routes.find(({ path }) => path.startsWith('/maps/germany-'));

  it('says how many of the codes of ISO 3166-2 it shows, where it lacks some', () => {
    const noteOf = (slug: string) => {
      const found = routes.find(({ path }) => path.startsWith(`/maps/${slug}-`));
      return found && isOfKind(found, MAP) ? found.content.note : null;
    };
    expect(noteOf('france')).toBe('This map shows 11 of the 13 regions that ISO 3166-2 lists today.');
    expect(noteOf('germany')).toBeUndefined();
    const variant = planMaps([{ ...france, kind: 'variant' }]).routes.find(({ kind }) => kind === 'map');
    expect(variant && isOfKind(variant, MAP) && variant.content).not.toHaveProperty('note');
  });

  it('says in title and description what is on it', () => {
    expect(route?.title).toBe('Germany SVG map with 2 states');
    expect(route?.description).toBe(
      'Germany as a vector map: 2 states, each with its ISO 3166-2 code, calibrated for longitude and latitude. Recolour and download it as SVG, PNG, GeoJSON or CSV.',
    );
  });

  it('offers the files under names that change with their bytes, to be saved under one that does not', () => {
    const content = route && isOfKind(route, MAP) ? route.content : undefined;
    const filesIn = ({ svg, geoJson, topoJson, csv }: MapContent) => [svg, geoJson, topoJson, csv];
    expect(content && filesIn(content)).toEqual([
      { href: '/assets/maps/germany.aaaaaaaa.svg', name: 'germany.svg', bytes: 12_345 },
      { href: '/assets/maps/germany.cccccccc.geojson', name: 'germany.geojson', bytes: 30_000 },
      { href: '/assets/maps/germany.eeeeeeee.topojson', name: 'germany.topojson', bytes: 9000 },
      { href: '/assets/maps/germany.dddddddd.csv', name: 'germany.csv', bytes: 60 },
    ]);
    expect(content).not.toHaveProperty('fineSvg');
    const files = { ...germany.files, fineSvg: { hash: 'f'.repeat(20), bytes: 99_999 } };
    const fine = planMaps([{ ...germany, files }]).routes.find(({ kind }) => kind === 'map');
    expect(fine && isOfKind(fine, MAP) && fine.content.fineSvg).toEqual({
      href: '/assets/maps/germany.ffffffff.detail.svg',
      name: 'germany-detail.svg',
      bytes: 99_999,
    });
    expect(route?.image).toMatchObject({ width: 1200, height: 630 });
    expect(route?.image?.href).toMatch(/^\/assets\/maps\/germany\.[\da-f]{8}\.png$/);
    expect(route?.pictures).toEqual(['/assets/maps/germany.aaaaaaaa.svg', route?.image?.href]);
  });

  it('states area and largest region, and no smallest where that is in doubt', () => {
    expect(factsOn(route)).toEqual([
      'Regions: 2 states',
      'Area, measured on the map: about 1,600 km²',
      'Largest region: Berlin',
      'Borders on: France',
      'Continent: Europe',
      'Country codes: DE',
    ]);
  });

  it('has a page for frames, which search engines leave out', () => {
    const frame = routes.find(candidate => isOfKind(candidate, MAP_FRAME));
    expect(frame?.visibility).toEqual({ isIndexed: false, isInSitemap: false });
  });

  it('has files that other sites may use, and only its frame may be shown there', () => {
    const { siteFiles, openFolders } = planMaps([germany]);
    expect(siteFiles.map(({ output }) => output)).toContain('maps/germany.svg');
    expect(openFolders.filter(({ isFramable }) => isFramable).map(({ path }) => path)).toEqual(['/embed/']);
  });

  it('names its regions in the title where a result of a search has room for them', () => {
    const titleOf = (title: string) =>
      planMaps([{ ...germany, title }]).routes.find(({ kind }) => kind === 'map')?.title;
    const longest = 'x'.repeat(65 - ' SVG map with 2 states | Mapwright'.length);
    expect(titleOf(longest)).toBe(`${longest} SVG map with 2 states`);
    expect(titleOf(`${longest}x`)).toBe(`${longest}x SVG map`);
  });

  it('states what is known of its country, and its codes and other names', () => {
    const facts = factsOn(routes.find(({ path }) => path.startsWith('/maps/france-')));
    expect(facts.slice(1, 4)).toEqual([
      'Capital: Paris',
      'Population: about 68,400,000 (estimate published in 2025)',
      'Official language: French',
    ]);
    expect(facts.slice(-2)).toEqual(['Country codes: FR, FRA', 'Also called: Frankreich']);
  });

  it('names several capitals, and the seat of the government', () => {
    expect(factsOfMap(loadedMap('south-africa', { country: 'ZA' }))).toContain(
      'Capitals: Pretoria, Cape Town, Bloemfontein',
    );
    expect(factsOfMap(loadedMap('netherlands', { country: 'NL' }))).toContain(
      'Seat of the government: The Hague',
    );
  });

  it('of a state states its capital and codes, and leads to its neighbours, its country and its continent', () => {
    const state = (slug: string) =>
      loadedMap(slug, {
        kind: 'us-state',
        country: 'US',
        continent: 'north-america',
        regions: [region('48001', 'Anderson')],
      });
    const usa = loadedMap('usa', { country: 'US', continent: 'north-america' });
    const { routes } = planMaps([usa, state('usa-tx'), state('usa-ok')]);
    const page = routes.find(({ path }) => path.startsWith('/maps/usa-tx-'));
    expect(factsOn(page)).toEqual([
      'Regions: 1 state',
      'Capital: Austin',
      'Area, measured on the map: about 1,600 km²',
      'Largest region: Berlin',
      'Borders on: Usa-ok',
      'Country: Usa',
      'Continent: North America',
      'Codes: US-TX, TX, FIPS 48',
    ]);
    const content = page && isOfKind(page, MAP) ? page.content : undefined;
    expect(content?.breadcrumbs.map(({ label }) => label)).toEqual(['Maps', 'Usa', 'Usa-tx']);
    expect(content?.related[0]).toMatchObject({ title: 'Neighbours', maps: [{ label: 'Usa-ok' }] });
  });

  it('of a continent names the largest country, and the one with the most people', () => {
    const regions = [region('NL', 'Netherlands'), region('FR', 'France')];
    const europe = loadedMap('europe', {
      kind: 'continent',
      regions,
      areas: { total: 9e6, largest: 'France', smallest: null },
    });
    expect(factsOfMap(europe)).toEqual([
      'Regions: 2 states',
      'Largest country: France',
      'Most people: France: about 68,400,000 (estimate published in 2025)',
    ]);
  });

  function factsOfMap(map: typeof france) {
    return factsOn(planMaps([map]).routes.find(({ kind }) => kind === 'map'));
  }

  function factsOn(page: typeof route) {
    const facts = page && isOfKind(page, MAP) ? page.content.subject.facts : [];
    return facts.map(({ label, values }) => `${label}: ${values.map(value => value.label).join(', ')}`);
  }

  it('leads to the neighbours', () => {
    const content = route && isOfKind(route, MAP) ? route.content : undefined;
    expect(content?.related.map(({ title, maps }) => [title, maps.map(({ label }) => label)])).toEqual([
      ['Neighbours', ['France']],
    ]);
  });

  it('has one word for one region', () => {
    const monaco = loadedMap('monaco', { regions: [region('MC', 'Monaco')], regionsName: 'municipalities' });
    const page = planMaps([monaco]).routes.find(({ kind }) => kind === 'map');
    expect(page?.title).toBe('Monaco SVG map with 1 municipality');
    expect(page?.description).toContain('1 municipality, with its ISO 3166-1 code');
  });

  it('names the regions that are not what the others are, rather than counting them among those', () => {
    const states = ['Colima', 'Sonora', 'Mexico City'].map((title, index) => region(`MX-${index}`, title));
    const mexico = loadedMap('mexico', { regions: states, besides: ['Mexico City'] });
    const page = planMaps([mexico]).routes.find(({ kind }) => kind === 'map');
    expect(page?.title).toBe('Mexico SVG map with 2 states and Mexico City');
    expect(page && isOfKind(page, MAP) && page.content.regionsName).toBe('states and Mexico City');
  });

  it('names the page with the licences, which must exist', () => {
    const licensed = planning(mapsOf(gallery([germany]), { licencePage: '/licences' }));
    expect(licensed.mistakeIn([])).toMatchObject({
      code: 'link/missing-target',
      hint: expect.stringContaining('features[0].licencePage'),
    });
    const page = licensed.plan(['content/pages/licences.md']).routes.find(({ kind }) => kind === 'map');
    expect(page && isOfKind(page, MAP) && page.content.facts.at(-1)).toEqual({
      label: 'Licence',
      value: 'public domain',
      href: '/licences',
    });
  });
});

describe('the index of the gallery', () => {
  it('is not there without maps', () => {
    expect(pathsOf(planMaps([]))).not.toContain('/maps');
  });

  it('groups the maps, and counts them for the filters', () => {
    const world = loadedMap('world', { kind: 'world', continent: null });
    const texas = loadedMap('usa-tx', { kind: 'us-state', continent: 'north-america', country: 'US' });
    const { content } = routeAt(planMaps([germany, texas, world, france]), '/maps', MAP_LIST);
    expect(content.groups.map(({ title, maps }) => [title, maps.map(({ label }) => label)])).toEqual([
      ['World and continents', ['World']],
      ['Europe', ['Germany', 'France']],
      ['US states', ['Usa-tx']],
    ]);
    expect(content.kinds.map(({ value, count }) => [value, count])).toEqual([
      ['world', 1],
      ['continent', 0],
      ['country', 2],
      ['us-state', 1],
      ['variant', 0],
    ]);
  });
});

it('a card has the code of its country, and other names in English', () => {
  const maps = [loadedMap('netherlands', { country: 'NL' }), france, loadedMap('alps')];
  const { content } = routeAt(planMaps(maps), '/maps', MAP_LIST);
  const cards = content.groups.flatMap(group => group.maps);
  expect(cards.map(({ label, words }) => [label, words])).toEqual([
    ['Netherlands', 'NL Holland'],
    ['France', 'FR'],
    ['Alps', undefined],
  ]);
});

describe('what people call a map', () => {
  it('includes the codes of its country and its names in other languages', () => {
    expect(namesOn(france)).toEqual(['FR', 'FRA', 'Frankreich']);
  });

  it('is nothing more than its title for a variant, which shows the country otherwise', () => {
    expect(namesOn({ ...france, kind: 'variant' })).toEqual([]);
  });

  it('includes the code of a state', () => {
    expect(namesOn(loadedMap('usa-tx', { kind: 'us-state', country: 'US' }))).toEqual(['TX']);
  });

  function namesOn(map: typeof france) {
    return planMaps([map]).routes.find(({ kind }) => kind === 'map')?.names;
  }
});
