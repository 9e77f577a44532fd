import type { TurnedText } from '../adopt-pages.ts';
import { turnComponents } from '../components/turn-components.ts';
import type { OldProject } from '../old-project.ts';
import { mapCode } from '../text/text-lines.ts';

/** Turns the components of a page: all Markdown is MDX. Code in a sentence loses the name of its language, as in `useState{:js}`. */
export function turnNextraText(text: string, file: string, { read }: Pick<OldProject, 'read'>): TurnedText {
  const turned = turnComponents(text, file, { read, isMdx: () => true });
  return {
    ...turned,
    text: mapCode(turned.text, part => part.replace(/(?<=^`[^`]+)\{:[\w.-]+\}(?=`$)/, '')),
  };
}
