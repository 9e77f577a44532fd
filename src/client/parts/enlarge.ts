import { shellWords } from '../../templates/words.ts';
import type { Surroundings } from '../live/surroundings.ts';
import style from './enlarge.css' with { type: 'text' };

/** Shows the picture in a link on the whole window when the link is followed. Until this runs, the link leads to the original. */
export function start(link: HTMLElement, { signal }: Surroundings): void {
  const image = link.querySelector('img');
  if (!image) return;
  addStyle(document);
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener(
    'click',
    event => {
      if (isModified(event)) return;
      event.preventDefault();
      show(image, signal);
    },
    { signal },
  );
}

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** A modal dialog: the browser gives it the focus and the Escape key, and afterwards returns the focus to the link. */
function show(image: HTMLImageElement, signal: AbortSignal): void {
  const dialog = document.createElement('dialog');
  const closing = document.createElement('button');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', image.alt);
  closing.type = 'button';
  closing.className = 'icon-button close';
  closing.setAttribute('aria-label', shellWords.close);
  dialog.append(closing, largePicture(image));
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // The visitor may leave the page with the dialog open.
  signal.addEventListener('abort', () => dialog.remove(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
}

/** A copy of the picture with its other formats, as wide as the window has room and the files have pixels. */
function largePicture(image: HTMLImageElement): Element {
  const copy = (image.closest('picture') ?? image).cloneNode(true);
  const picture = document.createElement('div');
  picture.append(copy);
  for (const source of picture.querySelectorAll('source')) {
    const widest = Number(/ (\d+)w$/.exec(source.srcset)?.[1]);
    source.sizes = `min(100vw, ${widest}px)`;
  }
  const shown = picture.querySelector('img');
  for (const name of ['id', 'width', 'height', 'loading', 'fetchpriority', 'align'])
    shown?.removeAttribute(name);
  return picture;
}

let sheet: CSSStyleSheet | undefined;

function addStyle({ adoptedStyleSheets }: Document): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer parts{${style}}`);
  adoptedStyleSheets.push(sheet);
}
