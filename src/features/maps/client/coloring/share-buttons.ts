import { coloringWords } from '@mapwright/site/words';
import { frameCodeOf } from '../../frame-code.ts';
import { canCopy, confirmOn, copyText } from '../copying.ts';
import { writeFrameSettings } from '../frame-settings.ts';
import type { ColoringTool } from './coloring-tool.ts';
import type { MapAddress } from './follow-address.ts';
import { actionButton } from './form-parts.ts';
import type { MapLegend } from './map-legend.ts';
import { isTooLong } from './state-hash.ts';

/** The buttons that copy the map as a link or as code for another site. Without a clipboard there are none. */
export function createShareButtons(
  { history, announce }: ColoringTool,
  {
    address,
    frame,
    legend,
  }: { readonly address: MapAddress; readonly frame: HTMLElement | null; readonly legend: () => MapLegend },
): readonly HTMLElement[] {
  if (!canCopy()) return [];
  const { linkTooLong, linkCopied, linkNotCopied, embedCopied, embedNotCopied } = coloringWords;

  const link = actionButton(coloringWords.copyLink, async () => {
    const text = await address.link();
    const outcome = text === null ? linkTooLong : (await copyText(text)) ? linkCopied : linkNotCopied;
    confirmOn(link, outcome, announce);
  });
  const embed = actionButton(coloringWords.copyEmbed, async () => {
    const query = frameQuery();
    const outcome = isTooLong(query)
      ? linkTooLong
      : (await copyText(codeOf(query)))
        ? embedCopied
        : embedNotCopied;
    confirmOn(embed, outcome, announce);
  });

  function frameQuery(): string {
    const { look } = history.current();
    const { title, fills } = legend();
    return writeFrameSettings({
      title,
      land: look.land,
      border: look.border,
      background: look.background,
      values: new Map(),
      fills,
    });
  }

  function codeOf(query: string): string {
    return frameCodeOf((frame?.dataset.frame ?? '') + query, legend().title || document.title);
  }
  return frame ? [link, embed] : [link];
}
