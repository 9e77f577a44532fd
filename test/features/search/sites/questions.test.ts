import { beforeAll, expect, test } from 'vitest';
import type { SearchEngine } from '../../../../src/features/search/client/engine.ts';
import { buildOwnSite } from '../../../sites/own-site.ts';
import { engineOfFolder } from './engine-of-folder.ts';

let engine: SearchEngine;

beforeAll(async () => {
  engine = engineOfFolder(await buildOwnSite());
});

test.each([
  // Tasks.
  ['shortcode in php template', '/docs/guides/how-to-insert-map'],
  ['use without wordpress', '/docs/tutorials/adding-map-to-non-wordpress-website'],
  ['open a link when a state is clicked', '/docs/tutorials/regions-as-links'],
  ['how do I upload my own svg?', '/docs/guides/start-screen/using-custom-svg'],
  ['custom post type on a map', '/docs/tutorials/loading-posts'],
  ['move site to another server', '/docs/installation/moving'],
  ['google api key', '/docs/guides/start-screen/get-google-api-key'],
  ['sort by acf field', '/docs/tutorials/sort-by-acf-field'],
  ['legend for choropleth', '/docs/tutorials/choropleth-map'],
  ['make the map load faster', '/blog/speeding-up-wordpress-map-loading'],
  ['same data on two maps', '/docs/tutorials/sharing-data'],
  ['map full height of window', '/docs/tutorials/dynamic-map-sizing'],
  // Settings.
  ['fit markers on start', '/docs/guides/map-editor/settings'],
  ['lock aspect ratio', '/docs/guides/map-editor/settings'],
  ['items per page', '/docs/guides/map-editor/settings'],
  ['add clear button', '/docs/guides/map-editor/filters/settings'],
  ['csv import regions', '/docs/guides/map-editor/regions/csv-import'],
  // Symbols.
  ['regionsDynamicStatus', '/api/Map/OptionsInterfaces/MapOptions'],
  ['MapwrightMap.getRegion', '/api/Map/Map'],
  ['selectRegion', '/api/Map/Map'],
  ['afterLoad', '/api/Map/MapEvents'],
  ['afterShow.popover', '/api/Map/MapEvents'],
  ['GeoPoint', '/api/Location/GeoPoint'],
  ['numberFormat', '/api/Map/TemplateHelpers'],
  // Releases.
  ['8.7.4', '/changelog/8.7.4'],
  ['v8.7.0', '/changelog/8.7.0'],
  ['8.6', '/changelog/8.6.0'],
  ['v8', '/changelog/8.0.0'],
  // Maps.
  ['Deutschland', '/maps/germany-b2c0'],
  ['DEU', '/maps/germany-b2c0'],
  ['DE', '/maps/germany-b2c0'],
  ['Bavaria', '/maps/germany-b2c0'],
  ['Texas counties', '/maps/usa-tx-b3bc'],
  ['uk counties', '/maps/united-kingdom-counties-ab6a'],
  ['ivory coast', '/maps/cote-d-ivoire-0467'],
  // Typing errors, and other pages.
  ['chorolpeth', '/docs/tutorials/choropleth-map'],
  ['dierctory', '/docs/guides/map-editor/directory'],
  ['invented countries maps', '/blog/fantasy-maps'],
])('“%s” finds %s among the first three', async (question, page) => {
  const { results } = await engine.search(question, { most: 3 });
  expect(results.map(({ href }) => href)).toContain(page);
});
