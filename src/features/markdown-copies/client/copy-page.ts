import type { Surroundings } from '@mapwright/site/live';
import { listsWords, proseWords } from '@mapwright/site/words';

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION = 2000;

/** Puts a button that copies a page as Markdown in the place of the link that downloads it. Without HTTPS nothing can be copied. */
export function start(element: HTMLElement, { announce }: Pick<Surroundings, 'announce'>): void {
  const link = element.querySelector<HTMLAnchorElement>('a[download]');
  const { clipboard } = navigator;
  if (!link || !clipboard) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.textContent = listsWords.copyMarkdown;
  button.addEventListener('click', async () => {
    const outcome = (await copy(clipboard, link.href)) ? proseWords.copied : listsWords.notCopied;
    announce(outcome);
    button.textContent = outcome;
    setTimeout(() => {
      button.textContent = listsWords.copyMarkdown;
    }, CONFIRMATION);
  });
  const hasFocus = link.matches(':focus');
  link.replaceWith(button);
  if (hasFocus) button.focus({ preventScroll: true });
}

/** Safari copies only at once after a click, so it gets the promise of the text. */
async function copy(clipboard: Clipboard, url: string): Promise<boolean> {
  const text = textAt(url);
  try {
    if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await text);
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

function toBlob(text: string): Blob {
  return new Blob([text], { type: 'text/plain' });
}
