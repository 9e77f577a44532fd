import { shellWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { createNoteLayer, placeNote } from '../map/note-layer.ts';
import { onResize } from '../map/on-resize.ts';
import type { Point } from '../map/view-box.ts';

export interface Popup {
  /** Shows the facts about a place. */
  open(title: string, what: PopupContents): void;
  close(): void;
}

interface PopupContents {
  readonly facts: Node | undefined;
  /** In pixels of the picture. */
  readonly at: Point;
  /** The place's item in a list: it gets the focus if the element that opened the card no longer exists. */
  readonly item: HTMLElement | null;
  /** Whether the focus moves into the card. */
  readonly takesFocus: boolean;
}

/** A card over the map, with a pin. It stays at its place while the map moves, and however markers are clustered. */
export function createPopup(stage: HTMLElement, map: InteractiveMap, onClose: () => void): Popup {
  const pin = createHtmlElement('div', 'map-pin', { 'aria-hidden': 'true' });
  const card = createHtmlElement('div', 'map-popup', { role: 'dialog', tabindex: '-1' });
  let place: Point | null = null;
  let heirs: readonly (Element | null)[] = [];
  const layer = createNoteLayer(card);
  map.on('view', follow);
  onResize(stage, follow);

  function follow(): void {
    const viewport = map.svg.querySelector<SVGGElement>('.map-viewport');
    const matrix = viewport?.getScreenCTM();
    const frame = map.svg.getBoundingClientRect();
    if (!place || !matrix) return;
    const shown = new DOMPoint(place.x, place.y).matrixTransform(matrix);
    const at = { x: shown.x - frame.left, y: shown.y - frame.top };
    const isSeen = at.x >= 0 && at.y >= 0 && at.x <= frame.width && at.y <= frame.height;
    pin.hidden = !isSeen;
    pin.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
    placeNote(card, at);
  }

  function close(): void {
    const hadFocus = card.contains(document.activeElement);
    place = null;
    pin.remove();
    layer.remove();
    if (hadFocus) moveFocusOn();
    onClose();
  }

  /** Markers appear, disappear and hide while the map moves; a region remains. */
  function moveFocusOn(): void {
    const region = map.svg.querySelector('[role="option"][tabindex="0"]');
    const heir = [...heirs, region].find(one => one?.checkVisibility() && one !== document.body);
    if (heir instanceof HTMLElement || heir instanceof SVGElement) heir.focus({ preventScroll: true });
  }

  return {
    open(title, what) {
      const head = createHtmlElement('p', 'map-card-title');
      const button = createHtmlElement('button', 'map-popup-close', {
        type: 'button',
        'aria-label': shellWords.close,
      });
      if (!card.contains(document.activeElement)) heirs = [document.activeElement, what.item];
      head.textContent = title;
      button.addEventListener('click', close);
      card.setAttribute('aria-label', title);
      card.replaceChildren(head, ...(what.facts ? [what.facts] : []), button);
      stage.append(pin, layer);
      place = what.at;
      follow();
      if (what.takesFocus) card.focus({ preventScroll: true });
    },
    close,
  };
}
