import type { InteractiveMap } from '../../templates/map/interactive-map.ts';
import { placeTooltip } from '../../templates/map/tooltip.ts';
import type { Point } from '../../templates/map/view-box.ts';

export interface Popup {
  /** Shows what is known of a place, in pixels of the picture. Without an opener the focus moves into it. */
  open(
    title: string,
    what: { readonly facts: Node | undefined; readonly at: Point; readonly opener: HTMLElement | null },
  ): void;
  close(): void;
}

/** A card over the map that stays at its place while the map moves, and a pin there, however markers are gathered. */
export function createPopup(stage: HTMLElement, map: InteractiveMap, onClose: () => void): Popup {
  const pin = create('div', 'map-pin');
  const card = create('div', 'map-popup');
  let place: Point | null = null;
  let opener: Element | null = null;
  pin.setAttribute('aria-hidden', 'true');
  card.setAttribute('role', 'dialog');
  card.tabIndex = -1;
  card.addEventListener('keydown', event => event.key === 'Escape' && close());
  map.on('view', follow);
  new ResizeObserver(follow).observe(stage);

  function follow(): void {
    const viewport = map.svg.querySelector<SVGGElement>('.map-viewport');
    const matrix = viewport?.getScreenCTM();
    const frame = map.svg.getBoundingClientRect();
    if (!place || !matrix) return;
    const shown = new DOMPoint(place.x, place.y).matrixTransform(matrix);
    const at = { x: shown.x - frame.left, y: shown.y - frame.top };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const corner = placeTooltip(at, size, { width: frame.width, height: frame.height });
    const isSeen = at.x >= 0 && at.y >= 0 && at.x <= frame.width && at.y <= frame.height;
    pin.hidden = !isSeen;
    pin.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
    card.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
  }

  function close(): void {
    const hadFocus = card.contains(document.activeElement);
    place = null;
    pin.remove();
    card.remove();
    if (hadFocus && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true });
    onClose();
  }

  return {
    open(title, what) {
      const head = create('p', 'map-card-title');
      const button = create('button', 'map-popup-close');
      opener = what.opener ?? document.activeElement;
      head.textContent = title;
      button.type = 'button';
      button.setAttribute('aria-label', 'Close');
      button.addEventListener('click', close);
      card.setAttribute('aria-label', title);
      card.replaceChildren(head, ...(what.facts ? [what.facts] : []), button);
      stage.append(pin, card);
      place = what.at;
      follow();
      if (!what.opener) card.focus({ preventScroll: true });
    },
    close,
  };
}

function create<Name extends 'div' | 'p' | 'button'>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
