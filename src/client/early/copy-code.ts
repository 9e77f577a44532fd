import { proseWords } from '../../templates/words.ts';
import type { Announce } from '../navigation/focus-and-announce.ts';

/** What copying needs from the browser. */
export interface CopyBrowser {
  /** Absent on a page without HTTPS: then no button is shown. */
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
  readonly announce: Announce;
}

/** How long a button shows that it has copied, in milliseconds. */
const CONFIRMATION = 2000;

/** Gives each code block below `root` a button that copies its text. */
export function addCopyButtons(root: ParentNode, { clipboard, announce }: CopyBrowser): void {
  if (!clipboard) return;
  for (const figure of root.querySelectorAll<HTMLElement>('figure.code:not([data-ready])')) {
    const code = figure.querySelector('code');
    if (!code) continue;
    figure.dataset.ready = '';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'code-copy';
    button.setAttribute('aria-label', proseWords.copyCode);
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener('click', async () => {
      const outcome = await copy(clipboard, codeText(code));
      announce(outcome === 'copied' ? proseWords.copied : proseWords.notCopied);
      button.dataset.outcome = outcome;
      clearTimeout(timer);
      timer = setTimeout(() => delete button.dataset.outcome, CONFIRMATION);
    });
    figure.append(button);
  }
}

/** The code that a visitor wants to paste: without removed lines, and of what a terminal shows, the commands alone. */
function codeText(code: Element): string {
  const copied = code.cloneNode(true);
  if (copied instanceof Element)
    for (const part of copied.querySelectorAll('.line-removed, .line-output, [inert]')) removePart(part);
  return (copied.textContent ?? '').replace(/\n$/, '');
}

/** Removes a line with its end, or a part of a line. */
function removePart(part: Element): void {
  if (part.nextSibling?.textContent === '\n') part.nextSibling.remove();
  part.remove();
}

async function copy(clipboard: Pick<Clipboard, 'writeText'>, text: string): Promise<'copied' | 'refused'> {
  try {
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
