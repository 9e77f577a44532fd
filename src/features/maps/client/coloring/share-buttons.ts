import { coloringWords } from '@mapwright/site/words';
import { frameCodeOf } from '../../frame-code.ts';
import { writeFrameSettings } from '../frame-settings.ts';
import type { ColoringTool } from './coloring-tool.ts';
import type { MapAddress } from './follow-address.ts';
import { actionButton } from './form-parts.ts';
import type { MapLegend } from './map-legend.ts';

/** How long a button confirms what it did, in milliseconds. */
const CONFIRMATION = 2500;

/** The buttons that copy the map as a link or as code for another site. Without a clipboard there are none. */
export function createShareButtons(
  { history, announce }: ColoringTool,
  {
    address,
    frame,
    legend,
  }: { readonly address: MapAddress; readonly frame: HTMLElement | null; readonly legend: () => MapLegend },
): readonly HTMLElement[] {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (!clipboard) return [];

  async function copy(
    button: HTMLElement,
    text: string,
    words: { readonly done: string; readonly failed: string },
  ): Promise<void> {
    const isCopied = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    confirm(button, isCopied ? words.done : words.failed);
  }

  function confirm(button: HTMLElement, outcome: string): void {
    const name = button.dataset.name ?? button.textContent ?? '';
    button.dataset.name = name;
    announce(outcome);
    button.textContent = outcome;
    setTimeout(() => {
      button.textContent = name;
    }, CONFIRMATION);
  }

  const link = actionButton(coloringWords.copyLink, async () => {
    const text = await address.link();
    if (text === null) confirm(link, coloringWords.linkTooLong);
    else await copy(link, text, { done: coloringWords.linkCopied, failed: coloringWords.linkNotCopied });
  });
  const embed = actionButton(coloringWords.copyEmbed, () =>
    copy(embed, embedCode(), { done: coloringWords.embedCopied, failed: coloringWords.embedNotCopied }),
  );

  function embedCode(): string {
    const { look } = history.current();
    const { title, fills } = legend();
    const query = writeFrameSettings({
      title,
      land: look.land,
      border: look.border,
      background: look.background,
      values: new Map(),
      fills,
    });
    return frameCodeOf((frame?.dataset.frame ?? '') + query, title || document.title);
  }
  return frame ? [link, embed] : [link];
}
