import { lazyModule } from '@mapwright/site/source';
import type { Parents } from 'mdast';

/** `:rocket:`, but not the colons of `10:30:45` or `a:b:c`. */
const EMOJI_NAME = /(?<![\p{L}\p{N}:_]):([a-z0-9_+-]{1,40}):(?![\p{L}\p{N}:_])/gu;

/** Only texts with such a name load them. */
const emojiByName = lazyModule(async () => (await import('./emoji-names.ts')).emojiByName);

/** Whether a text may name an emoji. */
export function mayHaveEmoji(text: string): boolean {
  return text.search(EMOJI_NAME) !== -1;
}

/** Turns names between colons into emoji, as GitHub does. A name that GitHub does not know stays text. */
export function convertEmoji(parent: Parents): void {
  const known = emojiByName();
  for (const child of parent.children)
    if (child.type === 'text' && child.value.includes(':'))
      child.value = child.value.replaceAll(EMOJI_NAME, (written, name: string) => known.get(name) ?? written);
}
