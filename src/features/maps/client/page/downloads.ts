import { fillWord } from '@mapwright/site/contract';
import type { Announce } from '@mapwright/site/live';
import { mapsWords } from '@mapwright/site/words';
import { exportPng, PngExportError } from '../map/export-png.ts';
import { writeSvg } from '../map/export-svg.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { LabelKind } from '../map/label-layer.ts';
import { complain } from './complain.ts';
import type { LazyColoring } from './connect-coloring.ts';
import { labelledName, pngName, toPngWidth } from './download-names.ts';
import type { Recolor } from './recolor.ts';

/** The smallest letters of a label: in an SVG, which can be enlarged, in pixels of the map; in a PNG, in its own pixels. */
const SMALLEST = { svg: 1.5, png: 7 } as const;

interface Downloaded {
  readonly map: InteractiveMap;
  readonly recolor: Recolor;
  readonly announce: Announce;
  /** Draws the map in high detail, if it can be. */
  readonly refine?: (() => Promise<void>) | undefined;
}

/** Downloads the picture as it looks now. The plain link stays as it is until the visitor changes something. */
export function connectDownloads(
  area: HTMLElement,
  { map, recolor, announce, refine, addLegend }: Downloaded & LazyColoring,
): void {
  const link = area.querySelector<HTMLAnchorElement>('[data-download=svg]');
  const name = link?.download ?? 'map.svg';
  let labelled = '';
  area.querySelector('fieldset')?.removeAttribute('disabled');

  // What the visitor downloads as it was published.
  area.addEventListener('click', ({ target, defaultPrevented }) => {
    const file = target instanceof Element && target.closest('a')?.download;
    if (file && !defaultPrevented) announce(fillWord(mapsWords.downloading, { file }));
  });
  link?.addEventListener('click', async event => {
    if (!recolor.isChanged()) return;
    event.preventDefault();
    deliver(svgFile(await pictureWith('none', SMALLEST.svg)), name);
  });
  const fineLink = area.querySelector<HTMLAnchorElement>('[data-download=fine]');
  fineLink?.addEventListener('click', async event => {
    if (!refine || !recolor.isChanged()) return;
    event.preventDefault();
    try {
      await refine();
      deliver(svgFile(map.copy({ background: recolor.background(), isFine: true })), fineLink.download);
    } catch {
      complain(area, announce, mapsWords.pictureNotMade);
    }
  });
  drawWhenPressed(area.querySelector('[data-download=labels]'), async () => {
    const kind = recolor.labels();
    try {
      const picture = await pictureWith(kind === 'none' ? 'titles' : kind, SMALLEST.svg);
      deliver(svgFile(picture), labelledName(name));
    } catch {
      complain(area, announce, mapsWords.pictureNotMade);
    }
  });
  drawWhenPressed(area.querySelector('[data-download=png]'), async () => {
    const width = toPngWidth(area.querySelector<HTMLSelectElement>('[name=png-width]')?.value);
    try {
      const smallest = (SMALLEST.png * map.svg.viewBox.baseVal.width) / width;
      deliver(await exportPng(await pictureWith(recolor.labels(), smallest), width), pngName(name, width));
    } catch (error) {
      const problem =
        error instanceof PngExportError
          ? fillWord(mapsWords.smallerWidth, { problem: error.message })
          : mapsWords.pictureNotMade;
      complain(area, announce, problem);
    }
  });

  /** Only a visitor who wants labels loads the code that places them. */
  async function pictureWith(kind: LabelKind, smallest: number): Promise<SVGSVGElement> {
    const background = recolor.background();
    const picture = kind === 'none' ? map.copy({ background }) : await labelledPicture(kind, smallest);
    await addLegend(picture);
    return picture;
  }

  async function labelledPicture(kind: 'ids' | 'titles', smallest: number): Promise<SVGSVGElement> {
    const { labelPicture } = await import('../labelling/label-picture.ts');
    const { picture, report } = labelPicture(map, { kind, smallest, background: recolor.background() });
    const note = area.querySelector('.map-labelled');
    if (note) note.textContent = report;
    labelled = report;
    return picture;
  }

  /** Says what the file lacks too. */
  function deliver(file: Blob, name: string): void {
    area.querySelector('.map-failure')?.remove();
    save(file, name);
    announce([fillWord(mapsWords.downloading, { file: name }), labelled].filter(Boolean).join('. '));
    labelled = '';
  }
}

/** A map of counties takes seconds on a slow phone: first the browser shows that the button was pressed. */
function drawWhenPressed(button: Element | null, draw: () => Promise<void>): void {
  button?.addEventListener('click', async () => {
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    await draw();
    button.removeAttribute('aria-busy');
  });
}

function svgFile(picture: SVGSVGElement): Blob {
  return new Blob([writeSvg(picture)], { type: 'image/svg+xml' });
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers start to read the blob only after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
