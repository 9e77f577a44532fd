import { OVERLAY_STYLE } from './overlay-style.ts';
import { type DevDiagnostic, type DiagnosticCounts, formatPlace } from './parse-message.ts';

/** Shows the mistakes in the sources on top of the page; an empty list hides the overlay. */
export type ShowDiagnostics = (diagnostics: readonly DevDiagnostic[], counts: DiagnosticCounts) => void;

/** Makes the overlay. It is in the document only while it has mistakes to show. */
export function createOverlay(document: Document): ShowDiagnostics {
  const host = document.createElement('dev-diagnostics');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OVERLAY_STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const close = (): void => host.remove();
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') close();
  });
  return (diagnostics, counts) => {
    if (diagnostics.length === 0) {
      close();
      return;
    }
    shadow.replaceChildren(buildDialog(document, { diagnostics, counts, close }));
    document.body.append(host);
  };
}

function buildDialog(
  document: Document,
  {
    diagnostics,
    counts,
    close,
  }: {
    readonly diagnostics: readonly DevDiagnostic[];
    readonly counts: DiagnosticCounts;
    readonly close: () => void;
  },
): HTMLElement {
  const dialog = document.createElement('dialog');
  // Not modal: the page behind stays usable, and the writer keeps the focus.
  dialog.open = true;
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'title');
  const title = element(document, 'h2', '', summarize(counts));
  title.id = 'title';
  const button = element(document, 'button', '', 'Close');
  button.addEventListener('click', close);
  const header = document.createElement('header');
  header.append(title, button);
  const list = document.createElement('ol');
  list.append(...diagnostics.map(diagnostic => buildItem(document, diagnostic)));
  dialog.append(header, list);
  return dialog;
}

function buildItem(document: Document, diagnostic: DevDiagnostic): HTMLElement {
  const { severity, code, message, place, hint, frame, related = [] } = diagnostic;
  const item = element(document, 'li', severity);
  const first = element(document, 'p', 'place', place ? `${formatPlace(place)}  ` : '');
  first.append(element(document, 'span', 'code', code));
  item.append(
    first,
    element(document, 'p', 'message', `${severity === 'error' ? 'Error' : 'Warning'}: ${message}`),
  );
  if (frame) item.append(element(document, 'pre', '', frame));
  for (const other of related)
    item.append(element(document, 'p', 'place', `also: ${formatPlace(other)}  ${other.message}`));
  if (hint) item.append(element(document, 'p', 'hint', hint));
  return item;
}

/** The overlay's heading: `2 errors, 1 warning`. */
export function summarize({ errors, warnings }: DiagnosticCounts): string {
  return [plural(errors, 'error'), plural(warnings, 'warning')].filter(Boolean).join(', ');
}

function plural(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function element(document: Document, name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
