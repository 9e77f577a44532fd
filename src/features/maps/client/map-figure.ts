import { fillWord } from '@mapwright/site/contract';
import type { Surroundings } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import { dropIds } from './drop-ids.ts';
import { connectCard } from './figure/card.ts';
import { type RegionFacts, readRegionFacts } from './figure/facts.ts';
import { createFinder, type FindTowns } from './figure/finder.ts';
import { groupByCategory } from './figure/groups.ts';
import { createFigureLegend, type FigureLegend } from './figure/legend.ts';
import { createFigureMeasures } from './figure/measures.ts';
import { type FigureParts, loadParts } from './figure/parts.ts';
import { showPlaces } from './figure/places.ts';
import { loadOnce } from './load-once.ts';
import { createInteractiveMap, type InteractiveMap } from './map/interactive-map.ts';
import { loadMapSvg } from './map/load-map-svg.ts';
import { createMarkerLayer } from './map/marker-layer.ts';

/** Makes a map in a text interactive, with colours and markers from the tables and lists beside it. */
export async function start(
  stage: HTMLElement,
  { announce, signal, trustHtml }: Surroundings,
): Promise<void> {
  const figure = stage.closest('figure');
  const image = stage.querySelector('img');
  if (!figure || !image) return;
  const [svg, parts] = await Promise.all([loadMapSvg(image.src, trustHtml), loadParts(figure)]);
  if (signal.aborted) return;
  if (stage.dataset.multiples !== undefined) {
    (await import('./figure/multiples.ts')).paintMultiples(stage, figure, svg);
    return;
  }
  const facts = readRegionFacts(figure);
  let describe = (id: string): string => id;
  const map = createInteractiveMap(stage, svg, {
    title: image.alt,
    detail: ({ id }) => describe(id),
    markers: createMarkerLayer,
  });
  signal.addEventListener('abort', () => map.destroy());
  dropIds(svg);
  const { labels } = stage.dataset;
  if (labels === 'ids' || labels === 'titles') map.setLabels(labels);
  showPlaces(figure, { map, stage, announce });
  const holder = figure.querySelector<HTMLElement>('[data-map-legend]');
  if (!facts || !holder) return;
  stage.dataset.painted = '';
  const legend = createFigureLegend(holder, map, announce);
  const painting = { map, facts, legend, options: stage.dataset, announce, signal, parts };
  const card = figure.querySelector<HTMLElement>('[data-map-card]');
  describe = card ? paintCategories(figure, card, painting) : paintMeasures(figure, painting);
}

interface Painting {
  readonly map: InteractiveMap;
  readonly facts: RegionFacts;
  readonly legend: FigureLegend;
  readonly options: DOMStringMap;
  readonly announce: Surroundings['announce'];
  readonly signal: AbortSignal;
  readonly parts: FigureParts;
}

/** Colours the map by its measures, one at a time, with another as bubbles. Returns a function that describes a region. */
function paintMeasures(
  figure: HTMLElement,
  { map, facts, legend, options, announce, signal, parts }: Painting,
): (id: string) => string {
  const years = parts.years?.connectYears(figure, facts, { announce, signal }) ?? undefined;
  const measures = createFigureMeasures(figure, { map, facts, legend, options, years });
  years?.follow(measures.show);
  const bubbles = parts.bubbles?.drawBubbles(figure, { map, facts, legend });
  // One measure of one moment needs no name: the legend has it.
  if (!years && !bubbles) return measures.describe;
  return id => {
    const named = fillWord(figuresWords.namedFigure, {
      name: measures.name(),
      value: measures.describe(id),
    });
    return [named, bubbles?.describe(id)].filter(Boolean).join('\n');
  };
}

/** Colours the map by its categories, which have a card. Returns a function that describes a region. */
function paintCategories(
  figure: HTMLElement,
  card: HTMLElement,
  { map, facts, legend, announce, parts }: Painting,
): (id: string) => string {
  const towns = figure.querySelector<HTMLAnchorElement>('a[data-towns]');
  const categories = [...facts.cells].map(([id, cells]) => [id, cells[0] ?? ''] as const);
  legend.show(facts.columns[0]?.name ?? '', groupByCategory(new Map(categories)));
  const { pixel, unit = '' } = card.dataset;
  const scale = { length: Number(pixel), unit };
  const { plan } = parts;
  connectCard(card, map, facts, plan && (region => plan.createPlanPicture(map, region, scale)));
  parts.limit?.connectLimit(figure, { map, legend, announce });
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
  // A card without a region would be a hole in the page. The visitor has chosen nothing, so nothing is announced.
  map.select([...facts.cells.keys()].slice(0, 1), true);
  return id => facts.cells.get(id)?.filter(Boolean).join(' · ') ?? '';
}

/** Finds towns and postcodes in a list. The list and its reader are loaded when a visitor uses the field. */
function townFinder(url: string, map: InteractiveMap): FindTowns {
  const load = loadOnce(async () => {
    const { createGazetteerLoader } = await import('./locator/load-gazetteer.ts');
    return createGazetteerLoader(url, map)();
  });
  return async (query, limit) => (await load()).find(query, limit);
}
