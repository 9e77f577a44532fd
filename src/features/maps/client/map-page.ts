import type { Surroundings } from '@mapwright/site/live';
import { createStateHistory } from './coloring/state-history.ts';
import { createInteractiveMap } from './map/interactive-map.ts';
import { loadMapSvg } from './map/load-map-svg.ts';
import { whenAddressNames } from './page/address-region.ts';
import { attempt } from './page/complain.ts';
import { connectColoring } from './page/connect-coloring.ts';
import { connectDownloads } from './page/downloads.ts';
import { addFullscreenButton } from './page/fullscreen.ts';
import { connectRecolor } from './page/recolor.ts';
import { readLabelPoints } from './page/region-rows.ts';
import { createRegionTable } from './page/region-table.ts';

/** Makes the map's page interactive: connects the map with the table, the colours and the downloads. */
export async function start(
  preview: HTMLElement,
  { announce, signal, trustHtml }: Surroundings,
): Promise<void> {
  const page = preview.closest<HTMLElement>('.map-page');
  const image = preview.querySelector('img');
  const section = page?.querySelector<HTMLElement>('.map-regions');
  const rows = section?.querySelector('table');
  const form = page?.querySelector<HTMLFormElement>('.map-colors');
  const downloads = page?.querySelector<HTMLElement>('.map-downloads');
  if (!page || !image || !section || !rows || !form || !downloads) return;

  const { fine } = preview.dataset;
  const [svg, detail] = await Promise.all([
    loadMapSvg(image.src, trustHtml),
    // Few maps have a second file.
    fine === undefined ? undefined : import('./page/high-detail.ts'),
  ]);
  if (signal.aborted) return;
  const map = createInteractiveMap(preview, svg, {
    title: preview.dataset.title ?? image.alt,
    regionsName: preview.dataset.regions,
    labelPoints: readLabelPoints(rows),
    isMultiple: true,
  });
  signal.addEventListener('abort', () => map.destroy());
  const refine = detail?.createHighDetail(map, () => loadMapSvg(fine ?? '', trustHtml));
  const explorer = preview.closest<HTMLElement>('.map-explorer');
  const toolbar = preview.querySelector('.map-toolbar');
  if (explorer && toolbar) addFullscreenButton(toolbar, explorer, announce);

  const table = createRegionTable(section, {
    announce,
    onHover: map.highlight,
    onChoose: (id, isAdded) => {
      const selected = map.selected();
      const others = selected.filter(other => other !== id);
      const isTakenOut = selected.includes(id) && (isAdded || others.length === 0);
      map.select(isTakenOut ? others : [...(isAdded ? selected : []), id]);
      if (!isAdded) map.zoomTo(isTakenOut ? null : id);
    },
  });
  map.on('hover', id => table?.highlight(id));
  map.on('select', ids => table?.select(ids));
  whenAddressNames(rows, signal, id => {
    map.select([id]);
    map.zoomTo(id);
    preview.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  const frame = page.querySelector<HTMLElement>('[data-frame]');
  frame?.addEventListener('click', () =>
    attempt(frame, announce, async () => {
      const { buildFrame } = await import('./page/frame-builder.ts');
      if (frame.isConnected) buildFrame(frame, map.svg.getAttribute('aria-label') ?? '');
    }),
  );
  const history = createStateHistory();
  const recolor = connectRecolor(form, map, history);
  const coloring = connectColoring({ page, map, history, recolor, announce, signal });
  connectDownloads(downloads, { map, recolor, announce, refine, ...coloring });
}
