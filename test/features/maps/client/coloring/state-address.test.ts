import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MapState, PLAIN } from '../../../../../src/features/maps/client/coloring/map-state.ts';
import {
  readSharedMap,
  writeSharedMap,
} from '../../../../../src/features/maps/client/coloring/state-address.ts';
import { fromHash, isMapHash, toHash } from '../../../../../src/features/maps/client/coloring/state-hash.ts';

const REGIONS = new Set(['DE-BY', 'DE-BE', 'DE-TH']);
const STATE: MapState = {
  look: { land: '#112233', border: '#ffffff', width: '1.2', background: '#000000', labels: 'titles' },
  title: 'Rain & snow, “2026”: 100 %',
  source: 'Weather service',
  groups: [
    { name: 'North: all of it', color: '#ff0000', regions: ['DE-BE'] },
    { name: '', color: '#00ff00', regions: ['DE-BY', 'DE-TH'] },
  ],
  data: {
    values: new Map([
      ['DE-BY', -1.5],
      ['DE-BE', 1e21],
    ]),
    unit: 'mm',
    method: 'own',
    classes: 4,
    limits: [1, 2.5],
    palette: 'viridis',
    isReversed: true,
    noData: '#aaaaaa',
  },
};
const SHARED = { state: STATE, selected: ['DE-BY'], view: { x: -10, y: -20.5, k: 2 } };

async function shared(hash: string) {
  return readSharedMap(await fromHash(hash), REGIONS);
}

describe('an address', () => {
  it('restores a map', async () => {
    const hash = await toHash(writeSharedMap(SHARED));
    expect(isMapHash(hash ?? '')).toBe(true);
    expect(await shared(hash ?? '')).toEqual(SHARED);
  });

  it('is compressed if it is long', async () => {
    const state = { ...STATE, source: 'wind '.repeat(40), title: 'rain '.repeat(40) };
    const many = {
      ...state,
      groups: Array.from({ length: 40 }, (_, index) => ({
        name: `Group ${index} of many`,
        color: '#123456',
        regions: [],
      })),
    };
    const hash = (await toHash(writeSharedMap({ state: many, selected: [], view: null }))) ?? '';
    expect(hash).toMatch(/^#map=z&[\w-]+$/);
    expect((await shared(hash)).state).toEqual(many);
  });

  it('says nothing of a plain map', async () => {
    expect(await toHash(writeSharedMap({ state: PLAIN, selected: [], view: null }))).toBe('');
  });

  it('refuses to become too long', async () => {
    const noise =
      fc.sample(fc.string({ minLength: 12_000, maxLength: 12_000 }), { numRuns: 1, seed: 1 })[0] ?? '';
    expect(await toHash(noise)).toBeNull();
  });

  it('is no region’s', () => {
    expect([...REGIONS].some(id => isMapHash(`#${id}`))).toBe(false);
  });
});

describe('what somebody else has written', () => {
  it.each([
    ['colours', 'land=red;x&border=url(x)&background=12345g'],
    ['regions', 'values=XX:1,__proto__:2&group=ff0000:XX:&select=XX'],
    ['numbers', 'values=DE-BY:,DE-BE:Infinity,DE-TH:0x10&width=9&view=1,2&view=NaN,1,2'],
    ['words', 'labels=all'],
  ])('is left out: %s', (_, text) => {
    const { state, selected, view } = readSharedMap(text, REGIONS);
    const groups = state.groups.filter(({ regions }) => regions.length > 0);
    expect({ state: { ...state, groups }, selected, view }).toEqual({
      state: PLAIN,
      selected: [],
      view: null,
    });
  });

  it('keeps what is right beside what is wrong', () => {
    const { state } = readSharedMap(
      'values=DE-BY:1,XX:2&method=x&classes=99&palette=constructor&nodata=x',
      REGIONS,
    );
    expect(state.data).toMatchObject({ method: 'quantile', classes: 5, palette: 'teal', noData: '#d9d9d6' });
  });

  it('has short texts only', () => {
    expect(readSharedMap(`title=${'x'.repeat(5000)}`, REGIONS).state.title.length).toBe(200);
  });

  it('is never unpacked beyond measure', async () => {
    const huge = await new Response(
      new Blob(['a'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer();
    expect(await fromHash(`#map=z&${Buffer.from(huge).toString('base64url')}`)).toBe('');
    expect(await fromHash('#map=z&not compressed')).toBe('');
  });

  it('breaks nothing, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom('#map=1&', '#map=z&', '#map=1&values=DE-BY:1&group='),
        async (text, start) => {
          const read = await shared(start + text);
          const again = readSharedMap(writeSharedMap(read), REGIONS);
          expect(again.state).toEqual(read.state);
          for (const color of [read.state.look.land, ...read.state.groups.map(({ color }) => color)])
            expect(color).toMatch(/^(|#[\da-f]{6})$/);
        },
      ),
    );
  });
});
