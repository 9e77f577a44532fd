import { fillWord } from '@mapwright/site/contract';
import type { Announce } from '@mapwright/site/live';
import { mapsWords } from '@mapwright/site/words';
import { labelledName, pngName, toPngWidth } from './download-names.ts';
import { exportPng } from './map/export-png.ts';
import { writeSvg } from './map/export-svg.ts';
import type { InteractiveMap } from './map/interactive-map.ts';
import type { Recolor } from './recolor.ts';

/** Downloads the picture as it looks now. The plain link stays as it is until the visitor changes something. */
export function connectDownloads(
  area: HTMLElement,
  map: InteractiveMap,
  recolor: Recolor,
  announce: Announce,
): void {
  const link = area.querySelector<HTMLAnchorElement>('[data-download=svg]');
  const name = link?.download ?? 'map.svg';
  area.querySelector('fieldset')?.removeAttribute('disabled');

  link?.addEventListener('click', event => {
    if (!recolor.isChanged()) return;
    event.preventDefault();
    save(svgFile(map.copy(look())), name);
  });
  area.querySelector('[data-download=labels]')?.addEventListener('click', () => {
    const kind = recolor.labels();
    save(svgFile(map.copy({ ...look(), labels: kind === 'none' ? 'titles' : kind })), labelledName(name));
  });
  area.querySelector<HTMLButtonElement>('[data-download=png]')?.addEventListener('click', async () => {
    const width = toPngWidth(area.querySelector<HTMLSelectElement>('[name=png-width]')?.value);
    try {
      save(await exportPng(map.copy({ ...look(), labels: recolor.labels() }), width), pngName(name, width));
    } catch (error) {
      complain(error);
    }
  });

  function look(): { readonly background?: string } {
    const background = recolor.background();
    return background === undefined ? {} : { background };
  }

  function complain(error: unknown): void {
    const text = fillWord(mapsWords.smallerWidth, {
      problem: error instanceof Error ? error.message : mapsWords.pictureNotMade,
    });
    announce(text);
    const message = area.querySelector('.map-failure') ?? document.createElement('p');
    message.className = 'map-failure';
    message.textContent = text;
    area.append(message);
  }
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
