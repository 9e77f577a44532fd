import { lazyModule } from '@mapwright/site/source';
import type { Parents } from 'mdast';

/** `:rocket:`, but not the colons of `10:30:45` or `a:b:c`. */
const SHORTCODE = /(?<![\p{L}\p{N}:_]):([a-z0-9_+-]{1,40}):(?![\p{L}\p{N}:_])/gu;

/** Only texts with a shortcode load the names. */
const emojiByName = lazyModule(async () => (await import('./emoji-names.ts')).emojiByName);

/** Whether a text may have a shortcode. */
export function mayHaveEmoji(text: string): boolean {
  return text.search(SHORTCODE) !== -1;
}

/** Turns GitHub's shortcodes into emoji. A name that GitHub does not know stays text. */
export function convertEmoji(parent: Parents): void {
  const known = emojiByName();
  for (const child of parent.children)
    if (child.type === 'text' && child.value.includes(':'))
      child.value = child.value.replaceAll(SHORTCODE, (written, name: string) => known.get(name) ?? written);
}
