import { proseWords } from '../templates/words.ts';
import type { Announce } from './focus-and-announce.ts';

/** What copying needs from the browser. */
export interface CopyBrowser {
  /** Absent on a page without HTTPS: then no button is shown. */
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
  readonly announce: Announce;
}

/** A prompt at the start of a line. */
const PROMPT = '[inert]';

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
    button.addEventListener('click', async () => {
      const outcome = await copy(clipboard, codeText(code));
      announce(outcome === 'copied' ? proseWords.copied : proseWords.notCopied);
      button.dataset.outcome = outcome;
      setTimeout(() => delete button.dataset.outcome, CONFIRMATION);
    });
    figure.append(button);
  }
}

/** The code that a visitor wants to paste: without the lines marked as removed, and in what a terminal shows, without all but the commands. */
function codeText(code: Element): string {
  const copied = code.cloneNode(true);
  if (copied instanceof Element) {
    const hasPrompts = copied.querySelector(PROMPT) !== null;
    let continues = false;
    for (const line of copied.querySelectorAll('.line')) {
      const prompt = line.querySelector(PROMPT);
      if (line.matches('.line-removed') || (hasPrompts && !prompt && !continues)) removeLine(line);
      else continues = /\\$/.test(line.textContent ?? '');
      prompt?.remove();
    }
  }
  return (copied.textContent ?? '').replace(/\n$/, '');
}

function removeLine(line: Element): void {
  if (line.nextSibling?.textContent === '\n') line.nextSibling.remove();
  line.remove();
}

async function copy(clipboard: Pick<Clipboard, 'writeText'>, text: string): Promise<'copied' | 'refused'> {
  try {
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
