import type { Surroundings } from '@mapwright/site/live';
import { dropIds } from './drop-ids.ts';
import type { Gazetteer } from './locator/gazetteer.ts';
import { createInteractiveMap, type InteractiveMap } from './map/interactive-map.ts';
import { loadMapSvg } from './map/load-map-svg.ts';
import type { MapRegionElement } from './map/regions.ts';
import { connectCard } from './map-figure-card.ts';
import { type RegionFacts, readRegionFacts } from './map-figure-facts.ts';
import { createFinder, type FindTowns } from './map-figure-finder.ts';
import { groupByCategory } from './map-figure-groups.ts';
import { createFigureLegend } from './map-figure-legend.ts';
import { createFigureMeasures } from './map-figure-measures.ts';
import { showPlaces } from './map-figure-places.ts';

/** Makes a map in a text interactive, with colours and markers from the tables and lists beside it. */
export async function start(
  stage: HTMLElement,
  { announce, signal, trustHtml }: Surroundings,
): Promise<void> {
  const figure = stage.closest('figure');
  const image = stage.querySelector('img');
  if (!figure || !image) return;
  const svg = await loadMapSvg(image.src, { fetch, trustHtml });
  if (signal.aborted) return;
  const facts = readRegionFacts(figure);
  let describe = (id: string): string => id;
  const map = createInteractiveMap(stage, svg, { title: image.alt, detail: ({ id }) => describe(id) });
  signal.addEventListener('abort', () => map.destroy());
  dropIds(svg);
  const { labels } = stage.dataset;
  if (labels === 'ids' || labels === 'titles') map.setLabels(labels);
  showPlaces(figure, { map, stage, announce });
  const holder = figure.querySelector<HTMLElement>('[data-map-legend]');
  if (!facts || !holder) return;
  stage.dataset.painted = '';
  describe = paintBy(figure, { map, facts, holder, options: stage.dataset, announce });
}

interface Painting {
  readonly map: InteractiveMap;
  readonly facts: RegionFacts;
  readonly holder: HTMLElement;
  readonly options: DOMStringMap;
  readonly announce: Surroundings['announce'];
}

/** Colours the map by its table: measures, or categories, which have a card. Returns a function that describes a region. */
function paintBy(figure: HTMLElement, { map, facts, holder, options, announce }: Painting) {
  const card = figure.querySelector<HTMLElement>('[data-map-card]');
  const towns = figure.querySelector<HTMLAnchorElement>('a[data-towns]');
  const legend = createFigureLegend(holder, map, announce);
  if (!card) return createFigureMeasures(figure, { map, facts, legend, options }).describe;
  const categories = [...facts.cells].map(([id, cells]) => [id, cells[0] ?? ''] as const);
  legend.show(facts.columns[0]?.name ?? '', groupByCategory(new Map(categories)));
  connectCard(card, map, facts, planPictures(card, map));
  if (figure.querySelector('[data-map-limit]'))
    import('./map-figure-limit.ts').then(
      ({ connectLimit }) => connectLimit(figure, { map, legend, announce }),
      () => undefined,
    );
  createFinder(
    figure,
    map.regions.flatMap(({ id, title }) => {
      const cells = facts.cells.get(id);
      return cells ? [{ id, title, text: [title, ...cells].join(' ') }] : [];
    }),
    {
      announce,
      clear: () => map.select([]),
      findTowns: towns ? townFinder(towns.href, map) : undefined,
      choose(id) {
        map.select([id]);
        map.zoomTo(id);
      },
    },
  );
  return (id: string) => facts.cells.get(id)?.filter(Boolean).join(' · ') ?? '';
}

/** Pictures of the regions of a plan whose scale is known. */
function planPictures(
  { dataset: { pixel, unit = '' } }: HTMLElement,
  map: InteractiveMap,
): ((region: MapRegionElement) => Promise<Node>) | undefined {
  if (pixel === undefined) return undefined;
  const loading = import('./map-plan-picture.ts');
  return async region => (await loading).createPlanPicture(map, region, { length: Number(pixel), unit });
}

/** Finds towns and postcodes in a list. The list and its reader are loaded when a visitor uses the field. */
function townFinder(url: string, map: InteractiveMap): FindTowns {
  let load: Promise<() => Promise<Gazetteer>> | undefined;
  return async (query, limit) => {
    load ??= import('./locator/load-gazetteer.ts').then(({ createGazetteerLoader }) =>
      createGazetteerLoader(url, map),
    );
    return (await (await load)()).find(query, limit);
  };
}
