import type {
  MapCardData,
  MapContent,
  MapFrameContent,
  MapListContent,
} from '../../../src/features/maps/contract.ts';
import gallery from '../../../src/features/maps/templates/gallery-script.ts';
import MapPage from '../../../src/features/maps/templates/map.tsx';
import MapFrame from '../../../src/features/maps/templates/map-frame.tsx';
import MapList from '../../../src/features/maps/templates/map-list.tsx';
import { FRAME, PLAIN } from '../../../src/templates/contract/layout.ts';
import type { SamplePage } from '../../unit/templates/sample-pages.ts';

/** As the bundler compiles them. */
export const TEMPLATES = {
  pages: { map: MapPage, 'map-list': MapList, 'map-frame': MapFrame },
  inlineScripts: { gallery },
};

const MAP: MapContent = {
  title: 'Germany',
  heading: 'Germany SVG map',
  description: 'Germany as a vector map: 16 states, each with its ISO 3166-2 code.',
  breadcrumbs: [
    { label: 'Map gallery', href: '/maps' },
    { label: 'Europe', href: '/maps/europe-1a2b' },
    { label: 'Germany' },
  ],
  regionsName: 'states',
  width: 1000,
  height: 1353,
  svg: { href: '/assets/maps/germany.12345678.svg', name: 'germany.svg', bytes: 38_412 },
  geoJson: { href: '/assets/maps/germany.12345678.geojson', name: 'germany.geojson', bytes: 1_234_567 },
  topoJson: { href: '/assets/maps/germany.12345678.topojson', name: 'germany.topojson', bytes: 23_456 },
  csv: { href: '/assets/maps/germany.12345678.csv', name: 'germany.csv', bytes: 320 },
  regions: [
    { id: 'DE-TH', title: 'Thuringia', codeStatus: 'current', otherNames: ['Thüringen'], x: 512.5, y: 700 },
    { id: 'DE-BE', title: 'Berlin', codeStatus: 'current', otherNames: [], x: 801, y: 423.1 },
  ],
  subject: {
    title: 'Facts about Germany',
    facts: [
      { label: 'Capital', values: [{ label: 'Berlin' }] },
      { label: 'Borders on', values: [{ label: 'France', href: '/maps/france-1a2b' }, { label: 'Monaco' }] },
    ],
  },
  facts: [
    { label: 'Regions', value: '16 states' },
    { label: 'Licence', value: 'Public domain', href: '/cc' },
  ],
  calibration: { text: 'x is linear in longitude.', json: '{\n  "west": 5.8\n}' },
  note: 'Borders as of 2023.',
  frame: 'https://maps.example/embed/germany',
  embed: [
    { title: 'Shortcode', code: '[mapwright id="1"]' },
    { title: 'HTML', code: '<img src="germany.svg" alt="Map of Germany">' },
  ],
  related: [{ title: 'Neighbours', maps: [mapCard('France', 'france')] }],
  credits: [{ label: 'Natural Earth', href: 'https://example.org/earth', external: true }],
};

/** Each kind of page with plausible values. */
export const PAGES: {
  readonly map: SamplePage<MapContent>;
  readonly 'map-list': SamplePage<MapListContent>;
  readonly 'map-frame': SamplePage<MapFrameContent>;
} = {
  'map-frame': {
    kind: 'map-frame',
    layout: FRAME,
    content: {
      title: 'Germany',
      regionsName: 'states',
      src: '/assets/maps/germany.12345678.svg',
      width: 1000,
      height: 1353,
      page: { label: 'Atlas', href: '/maps/germany-1a2b' },
    },
  },
  map: { kind: 'map', layout: PLAIN, content: MAP },
  'map-list': {
    kind: 'map-list',
    layout: PLAIN,
    content: {
      title: 'Map gallery',
      names: '/assets/maps/names.12345678.json',
      regionNames: '/assets/maps/regions.12345678.json',
      description: 'Vector maps of the world, its countries and their parts, free to download.',
      kinds: [
        { value: 'world', label: 'World', count: 0 },
        { value: 'continent', label: 'Continents', count: 1 },
        { value: 'country', label: 'Countries', count: 2 },
      ],
      continents: [{ value: 'europe', label: 'Europe', count: 3 }],
      groups: [
        {
          id: 'world',
          title: 'World and continents',
          maps: [{ ...mapCard('Europe', 'europe'), kind: 'continent', continent: 'europe' }],
        },
        {
          id: 'europe',
          title: 'Europe',
          maps: [
            { ...mapCard('Germany', 'germany'), words: 'DE', kind: 'country', continent: 'europe' },
            { ...mapCard('Türkiye', 'turkey'), kind: 'country', continent: 'asia' },
          ],
        },
      ],
      credits: { label: 'Credits and licences', href: '/cc' },
    },
  },
};

function mapCard(label: string, slug: string): MapCardData {
  return {
    label,
    href: `/maps/${slug}-1a2b`,
    thumbnail: `/assets/maps/${slug}.12345678.thumbnail.svg`,
    regions: '16 states',
  };
}
