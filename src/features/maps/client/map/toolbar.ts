import { figuresWords } from '@mapwright/site/words';
import type { Camera } from './camera.ts';
import { createHtmlElement } from './html-elements.ts';

export interface Toolbar {
  readonly element: HTMLElement;
  /** A button without effect is marked as disabled, but keeps the focus. */
  setScale(isWhole: boolean, isLargest: boolean): void;
}

/** The buttons that zoom. */
export function createToolbar({ zoomBy, reset }: Pick<Camera, 'zoomBy' | 'reset'>): Toolbar {
  const element = createHtmlElement('div', 'map-toolbar', {
    role: 'group',
    'aria-label': figuresWords.zoomControls,
  });
  const zoomIn = createButton('zoom-in', figuresWords.zoomIn, () => zoomBy(2));
  const zoomOut = createButton('zoom-out', figuresWords.zoomOut, () => zoomBy(0.5));
  const whole = createButton('reset', figuresWords.showWholeMap, reset);
  element.append(zoomIn, zoomOut, whole);
  return {
    element,
    setScale(isWhole, isLargest) {
      zoomIn.setAttribute('aria-disabled', String(isLargest));
      for (const button of [zoomOut, whole]) button.setAttribute('aria-disabled', String(isWhole));
    },
  };
}

function createButton(name: string, label: string, action: () => void): HTMLButtonElement {
  const button = createHtmlElement('button', `map-button map-button-${name}`, {
    type: 'button',
    'aria-label': label,
    title: label,
  });
  button.addEventListener('click', action);
  return button;
}
