import { fillWord } from '@mapwright/site/contract';
import { mapsWords } from '@mapwright/site/words';
import { FRAME_HEIGHT, frameCodeOf } from '../../frame-code.ts';
import { type FrameSettings, writeFrameSettings } from '../frame-settings.ts';
import { moveFocusOn } from '../keep-focus.ts';
import { createHtmlElement } from '../map/html-elements.ts';

/** Milliseconds without a change before the preview is loaded anew. */
const REST = 400;

const COLORS = {
  land: { label: mapsWords.land, value: '#c3d3cd' },
  border: { label: mapsWords.borders, value: '#ffffff' },
  background: { label: mapsWords.background, value: '#ffffff' },
} as const;

/** Replaces a button by a preview of the map in a frame, with options that change the code above it. */
export function buildFrame(button: HTMLElement, title: string): void {
  const address = button.dataset.frame ?? '';
  const code = button.parentElement?.querySelector('figure.code:last-of-type code');
  const name = fillWord(mapsWords.mapOf, { title });
  const form = createHtmlElement('form', 'frame-options');
  const frame = createHtmlElement('iframe', 'frame-preview', { title: mapsWords.framePreview });
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  form.append(
    createField('title', mapsWords.frameTitle, 'input', { type: 'text', maxlength: '120' }),
    ...Object.entries(COLORS).map(([id, { label, value }]) =>
      createField(id, label, 'input', { type: 'color', value }),
    ),
    createField('height', mapsWords.frameHeight, 'input', {
      type: 'number',
      min: '120',
      max: '2000',
      value: String(FRAME_HEIGHT),
    }),
    createField('values', mapsWords.frameValues, 'textarea', { rows: '4' }),
  );
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) changed.add(target.name);
    clearTimeout(timer);
    timer = setTimeout(show, REST);
  });
  button.replaceWith(form, frame);
  show();
  moveFocusOn(button, form.querySelector('input'));

  function show(): void {
    const values = new FormData(form);
    const text = (field: string) => String(values.get(field) ?? '').trim();
    const color = (field: keyof typeof COLORS) => (changed.has(field) ? text(field) : '');
    const settings: FrameSettings = {
      title: text('title'),
      land: color('land'),
      border: color('border'),
      background: color('background'),
      values: readValues(text('values')),
      fills: new Map(),
    };
    const height = Number(text('height')) || FRAME_HEIGHT;
    const query = writeFrameSettings(settings);
    const line = createHtmlElement('span', 'line');
    line.textContent = frameCodeOf(address + query, settings.title || name, height);
    code?.replaceChildren(line);
    const source = new URL(address).pathname + query;
    frame.style.height = `${height}px`;
    if (frame.getAttribute('src') !== source) frame.src = source;
  }
}

/** Reads lines such as `DE-BY 12.5`, or cells that come from a spreadsheet. */
function readValues(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split('\n').flatMap(line => {
      const [, id = '', number = ''] = /^\s*([\w-]+)[\s,;:]+(-?[\d.]+)\s*$/.exec(line) ?? [];
      return id !== '' && Number.isFinite(Number(number)) ? [[id, Number(number)] as const] : [];
    }),
  );
}

function createField(
  name: string,
  text: string,
  kind: 'input' | 'textarea',
  attributes: Readonly<Record<string, string>>,
): HTMLElement {
  const label = createHtmlElement('label', '');
  const isColor = attributes.type === 'color';
  label.append(text, createHtmlElement(kind, isColor ? '' : 'field', { name, ...attributes }));
  return label;
}
